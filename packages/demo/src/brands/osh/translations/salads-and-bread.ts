import type { DishTranslations } from '../../../added-languages.ts';

export const saladsAndBread: DishTranslations = {
  'salat-achichuk': {
    ar: 'أتشيتشوك | طماطم بسماكة الورق وبصل وفلفل حار. أفضل رفيق للبلوف.',
    kz: 'Ащы-тұщы | Қағаздай жұқа қызанақ, пияз және ащы бұрыш. Палаудың ең жақын досы.',
    tr: 'Açiçuk | Kâğıt inceliğinde domates, soğan ve acı biber. Pilavın en iyi dostu.',
    zh: '酸辣番茄沙拉 | 薄如纸的番茄、洋葱和辣椒，抓饭的最佳搭档。',
  },
  'salat-shakarob': {
    ar: 'شكراب | طماطم حلوة وريحان بنفسجي وحبّ رمّان.',
    kz: 'Шакароб | Тәтті қызанақ, күлгін райхан және анар дәндері.',
    tr: 'Şekerap | Tatlı domates, mor fesleğen ve nar taneleri.',
    zh: '石榴番茄沙拉 | 甜番茄、紫罗勒和石榴籽。',
  },
  'salat-suzma': {
    ar: 'لبنة بالأعشاب | لبن مصفّى وخيار وفجل وشبت. منعش ومشبع.',
    kz: 'Көк қосылған сүзбе | Сүзбе, қияр, шалғам және аскөк. Салқын әрі тойымды.',
    tr: 'Otlu süzme | Süzme yoğurt, salatalık, turp ve dereotu. Serin ve doyurucu.',
    zh: '香草浓酸奶 | 浓酸奶配黄瓜、小萝卜和莳萝，清凉饱腹。',
  },
  'salat-tashkent': {
    ar: 'سلطة طشقند | فجل أخضر ولحم بقر وبصل مقلي ومايونيز بيتي.',
    kz: 'Ташкент салаты | Көк шалғам, сиыр еті, қуырылған пияз және үй майонезі.',
    tr: 'Taşkent salatası | Yeşil turp, dana eti, kızarmış soğan ve ev yapımı mayonez.',
    zh: '塔什干沙拉 | 绿萝卜、牛肉、炸洋葱和自制蛋黄酱。',
  },
  'salat-kashgar': {
    ar: 'سلطة كاشغر | لحم بقر مقلّب وفلفل حلو وخيار وزيت الفلفل الحار.',
    kz: 'Қашқар салаты | Тез қуырылған сиыр еті, тәтті бұрыш, қияр және чили майы.',
    tr: 'Kaşgar salatası | Sote dana eti, dolmalık biber, salatalık ve acı biber yağı.',
    zh: '喀什凉菜 | 爆炒牛肉、甜椒、黄瓜和辣椒油。',
  },
  'salat-aubergine': {
    ar: 'باذنجان مقرمش | باذنجان مقلي وطماطم وجبن وصلصة حلوة حامضة.',
    kz: 'Қытырлақ баялды | Қуырылған баялды, қызанақ, ірімшік және қышқыл-тәтті тұздық.',
    tr: 'Çıtır patlıcan | Kızarmış patlıcan, domates, peynir ve tatlı-ekşi sos.',
    zh: '脆炸茄子 | 炸茄子、番茄、奶酪和酸甜汁。',
  },
  'salat-fresh': {
    ar: 'خضار طازجة | خيار وطماطم وأعشاب وزيت الكتان.',
    kz: 'Балғын көкөністер | Қияр, қызанақ, көк және зығыр майы.',
    tr: 'Taze sebzeler | Salatalık, domates, taze otlar ve keten yağı.',
    zh: '新鲜时蔬 | 黄瓜、番茄、香草和亚麻籽油。',
  },
  'salat-pickles': {
    ar: 'مخللات | خيار وطماطم وملفوف وثوم من صنع البيت.',
    kz: 'Тұздалған көкөністер | Үйде тұздалған қияр, қызанақ, қырыққабат және сарымсақ.',
    tr: 'Turşu | Ev yapımı salatalık, domates, lahana ve sarımsak.',
    zh: '泡菜拼盘 | 自制腌黄瓜、番茄、卷心菜和大蒜。',
  },
  'non-obi': {
    ar: 'خبز أوبي نان | خبز تندور طشقندي مختوم بزهرة ومرشوش بحبة البركة.',
    kz: 'Оби нан | Гүл бедері басылған, қара зире себілген Ташкенттің тандыр наны.',
    tr: 'Obi non | Çiçek mühürlü, çörek otlu Taşkent tandır ekmeği.',
    zh: '塔什干馕 | 馕坑现烤，印花纹，撒黑种草籽。',
  },
  'non-patir': {
    ar: 'خبز باتير | خبز مورّق بالزبدة يبقى طريًا ثلاثة أيام.',
    kz: 'Патыр нан | Май жағылған қатпарлы нан, үш күн жұмсақ тұрады.',
    tr: 'Patir | Tereyağlı kat kat ekmek, üç gün yumuşak kalır.',
    zh: '酥油馕 | 层层黄油的薄饼，三天依然松软。',
  },
  'non-samarkand-bread': {
    ar: 'خبز سمرقندي | متماسك ولامع تحت السمسم، ويتحمّل السفر.',
    kz: 'Самарқан наны | Тығыз, жылтыр, күнжіт себілген. Жолға да жарайды.',
    tr: 'Semerkant ekmeği | Tok, parlak, susamlı. Yola da dayanır.',
    zh: '撒马尔罕馕 | 紧实油亮，满撒芝麻，也适合带走。',
  },
  'non-qatlama': {
    ar: 'قتلمة | خبز مورّق بالبصل محمّر في المقلاة حتى يصير ذهبيًا.',
    kz: 'Қаттама | Табада алтындай қуырылған пиязды қатпарлы нан.',
    tr: 'Katlama | Soğanlı kat kat yufka, tavada altın gibi kızarır.',
    zh: '葱油千层饼 | 层层洋葱的薄饼，煎至金黄。',
  },
  'non-kaymak': {
    ar: 'قيمق وعسل | قشطة كثيفة وعسل جبلي وخبز دافئ.',
    kz: 'Қаймақ пен бал | Қою қаймақ, тау балы және жылы нан.',
    tr: 'Kaymak ve bal | Koyu kaymak, dağ balı ve sıcak ekmek.',
    zh: '奶皮配蜂蜜 | 浓稠奶皮、高山蜂蜜和热馕。',
  },
  'non-eggs': {
    ar: 'بيض بالطماطم | ثلاث بيضات وطماطم وبصل أخضر في مقلاة حديد.',
    kz: 'Қызанақ қосылған жұмыртқа | Үш жұмыртқа, қызанақ және көк пияз шойын табада.',
    tr: 'Domatesli yumurta | Üç yumurta, domates ve taze soğan, döküm tavada.',
    zh: '番茄煎蛋 | 三个鸡蛋、番茄和小葱，铸铁锅上桌。',
  },
  'non-porridge': {
    ar: 'أرز بالحليب | عصيدة أرز بالحليب مع الزبدة والعسل.',
    kz: 'Ширгүрүш | Сары май мен бал қосылған сүтті күріш ботқасы.',
    tr: 'Şirgüruç | Tereyağlı ve ballı sütlü pirinç lapası.',
    zh: '牛奶米粥 | 配黄油和蜂蜜。',
  },
};
