import type { DishTranslations } from '../../../added-languages.ts';

export const doughAndSoups: DishTranslations = {
  'xamir-samsa': {
    ar: 'سمسا باللحم | عجين مورّق مع لحم مفروم باليد وبصل ودهن الألية. ساخنة من التندور.',
    kz: 'Етті самса | Қатпарлы қамыр, туралған ет, пияз және құйрық. Тандырдан ыстық күйінде.',
    tr: 'Etli samsa | Kat kat hamur, elde doğranmış et, soğan ve kuyruk yağı. Tandırdan sıcak.',
    zh: '烤肉包子 | 酥皮包手切肉、洋葱和羊尾油，馕坑现烤热食。',
  },
  'xamir-samsa-round': {
    ar: 'سمسا تندور مدوّرة | سمسم على قشرة مقرمشة ومن الداخل عصارة شهية.',
    kz: 'Дөңгелек тандыр самсасы | Қытырлақ қабығында күнжіт, іші шырынды.',
    tr: 'Yuvarlak tandır samsası | Susamlı çıtır kabuk, sulu iç.',
    zh: '馕坑圆烤包子 | 外皮酥脆撒芝麻，内馅多汁。',
  },
  'xamir-samsa-pumpkin': {
    ar: 'سمسا باليقطين | يقطين حلو وبصل وفلفل أسود.',
    kz: 'Асқабақ самсасы | Тәтті асқабақ, пияз және қара бұрыш.',
    tr: 'Balkabaklı samsa | Tatlı balkabağı, soğan ve karabiber.',
    zh: '南瓜烤包子 | 甜南瓜、洋葱和黑胡椒。',
  },
  'xamir-samsa-greens': {
    ar: 'سمسا بالأعشاب | أعشاب الربيع: نعناع وكيس الراعي وسبانخ. للأكل في المطعم أو الاستلام فقط.',
    kz: 'Көк самса | Көктемгі көк: жалбыз, жұмыршақ, шпинат. Тек залда жеуге және алып кетуге.',
    tr: 'Otlu samsa | Bahar otları: nane, çoban çantası, ıspanak. Yalnızca salonda ve gel al.',
    zh: '春菜烤包子 | 春季野菜：薄荷、荠菜、菠菜。仅限堂食和自取。',
  },
  'xamir-manti': {
    ar: 'مانتي، 5 قطع | عجين رقيق على البخار محشو بلحم ضأن مقطّع باليد وبصل، مع اللبن.',
    kz: 'Мәнті, 5 дана | Буға піскен жұқа қамыр, қолмен туралған қой еті мен пияз. Айранмен беріледі.',
    tr: 'Mantı, 5 adet | Buharda pişmiş ince hamur, elde doğranmış kuzu eti ve soğan. Yoğurtla.',
    zh: '蒸曼提，5 个 | 薄皮蒸饺，手切羊肉洋葱馅，配酸奶。',
  },
  'xamir-manti-pumpkin': {
    ar: 'مانتي باليقطين، 5 قطع | مع اليقطين الحلو والبصل، خفيفة وعطرة.',
    kz: 'Асқабақ мәнтісі, 5 дана | Тәтті асқабақ пен пиязы бар, жеңіл әрі хош иісті.',
    tr: 'Balkabaklı mantı, 5 adet | Tatlı balkabağı ve soğanla, hafif ve mis kokulu.',
    zh: '南瓜曼提，5 个 | 甜南瓜和洋葱馅，清淡香甜。',
  },
  'xamir-khanum': {
    ar: 'خانوم | لفافة عجين على البخار بالبطاطا واللحم مع صلصة الطماطم.',
    kz: 'Ханым | Буға піскен картоп пен етті орама, қызанақ тұздығымен.',
    tr: 'Hanum | Buharda pişmiş patatesli etli rulo, domates soslu.',
    zh: '哈努姆蒸卷 | 土豆肉馅蒸面卷，淋番茄汁。',
  },
  'xamir-chuchvara-fried': {
    ar: 'تشوتشفارا مقلية | زلابية صغيرة مقلية حتى القرمشة مع لبن مصفّى بالثوم.',
    kz: 'Қуырылған тұшпара | Қытырлағанша қуырылған ұсақ тұшпара, сарымсақты сүзбемен.',
    tr: 'Kızarmış çuçvara | Çıtır kızarmış minik mantılar, sarımsaklı süzme yoğurtla.',
    zh: '炸小饺子 | 炸至酥脆的小饺子，配蒜味浓酸奶。',
  },
  'shorva-shurpa': {
    ar: 'شوربا | لحم ضأن بعظمه مع بطاطا وجزر كاملين وحمص وأعشاب.',
    kz: 'Сорпа | Сүйекті қой еті, бүтін картоп пен сәбіз, нұт, көк.',
    tr: 'Şurpa | Kemikli kuzu eti, bütün patates ve havuç, nohut, taze otlar.',
    zh: '羊肉清汤 | 带骨羊肉，整块土豆、胡萝卜、鹰嘴豆和香草。',
  },
  'shorva-lagman': {
    ar: 'لاغمان | معكرونة مشدودة باليد في صلصة بقر غنية بعشر خضراوات.',
    kz: 'Лағман | Қолмен созылған кеспе, сиыр еті және он түрлі көкөністі тұздық.',
    tr: 'Lagman | Elde çekilmiş erişte, on sebzeli dana etli sos.',
    zh: '拉条子 | 手工拉面，配十种蔬菜的浓郁牛肉汤汁。',
  },
  'shorva-mastava': {
    ar: 'ماستافا | أرز ولحم وخضار مع ملعقة لبن وريحان.',
    kz: 'Мастава | Күріш, ет және көкөніс, үстінде бір қасық айран мен райхан.',
    tr: 'Mastava | Pirinç, et ve sebze, üstünde bir kaşık yoğurt ve fesleğen.',
    zh: '米肉汤 | 米、肉和蔬菜，加一勺酸奶和罗勒。',
  },
  'shorva-chuchvara': {
    ar: 'تشوتشفارا بالمرق | زلابية صغيرة جدًا في مرق صافٍ مع الخل والفلفل.',
    kz: 'Сорпадағы тұшпара | Мөлдір сорпадағы кіп-кішкентай тұшпара, сірке суы мен бұрыш қосылған.',
    tr: 'Et suyunda çuçvara | Berrak et suyunda minicik mantılar, sirke ve biberle.',
    zh: '清汤小饺子 | 清汤里的袖珍饺子，配醋和辣椒。',
  },
  'shorva-mampar': {
    ar: 'مامبار | عجين ممزّق باليد وفلفل حلو وبطاطا وشرائح عجّة.',
    kz: 'Мампар | Үзіп салған қамыр, тәтті бұрыш, картоп және омлет тілімдері.',
    tr: 'Mampar | Elde koparılmış hamur, dolmalık biber, patates ve omlet şeritleri.',
    zh: '揪片子 | 手揪面片、甜椒、土豆和蛋皮丝。',
  },
  'shorva-moshkhurda': {
    ar: 'موشخوردا | ماش وأرز ولحم محمّر مع اللبن. يدفئ في الأيام الباردة.',
    kz: 'Машкүрде | Маш, күріш және қуырылған ет, айранмен. Суық күні бойды жылытады.',
    tr: 'Maşhurda | Maş fasulyesi, pirinç ve kavrulmuş et, yoğurtla. Soğuk günde ısıtır.',
    zh: '绿豆米汤 | 绿豆、大米和煸香的肉，配酸奶，天冷暖身。',
  },
};
