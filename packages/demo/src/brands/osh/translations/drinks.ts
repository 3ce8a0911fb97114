import type { DishTranslations } from '../../../added-languages.ts';

export const drinks: DishTranslations = {
  'choy-green': {
    ar: 'شاي أخضر، إبريق | صنف رقم 95، 0.7 ل.',
    kz: 'Көк шай, шәйнек | № 95 сорты, 0,7 л.',
    tr: 'Yeşil çay, demlik | 95 numara, 0,7 l.',
    zh: '绿茶（壶） | 95 号茶，0.7 升。',
  },
  'choy-black': {
    ar: 'شاي أسود، إبريق | أوراق كبيرة، 0.7 ل.',
    kz: 'Қара шай, шәйнек | Ірі жапырақты, 0,7 л.',
    tr: 'Siyah çay, demlik | İri yapraklı, 0,7 l.',
    zh: '红茶（壶） | 大叶茶，0.7 升。',
  },
  'choy-lemon': {
    ar: 'شاي بالليمون وسكر النبات | شاي أسود وليمون وسكر بلوري، 0.8 ل.',
    kz: 'Лимон мен нават қосылған шай | Қара шай, лимон және кристалл қант, 0,8 л.',
    tr: 'Limonlu, nöbet şekerli çay | Siyah çay, limon ve kristal şeker, 0,8 l.',
    zh: '冰糖柠檬茶 | 红茶、柠檬和冰糖，0.8 升。',
  },
  'choy-tashkent': {
    ar: 'شاي طشقندي | حمضيات ونعناع وعسل وشاي أسود، 0.8 ل.',
    kz: 'Ташкент шайы | Цитрус, жалбыз, бал және қара шай, 0,8 л.',
    tr: 'Taşkent çayı | Narenciye, nane, bal ve siyah çay, 0,8 l.',
    zh: '塔什干茶 | 柑橘、薄荷、蜂蜜和红茶，0.8 升。',
  },
  'choy-ginger': {
    ar: 'شاي بالزنجبيل | زنجبيل طازج وليمون وعسل، 0.8 ل.',
    kz: 'Зімбір шайы | Жас зімбір, лимон және бал, 0,8 л.',
    tr: 'Zencefil çayı | Taze zencefil, limon ve bal, 0,8 l.',
    zh: '姜茶 | 鲜姜、柠檬和蜂蜜，0.8 升。',
  },
  'choy-berries': {
    ar: 'شاي التوت | كرز وفراولة وثمر الورد، 0.8 ل.',
    kz: 'Жидек шайы | Шие, құлпынай және итмұрын, 0,8 л.',
    tr: 'Orman meyveli çay | Vişne, çilek ve kuşburnu, 0,8 l.',
    zh: '莓果茶 | 樱桃、草莓和玫瑰果，0.8 升。',
  },
  'ichimlik-ayran': {
    ar: 'عيران، 0.4 ل | من اللبن المصفّى مع الملح والنعناع، بارد جدًا.',
    kz: 'Айран, 0,4 л | Сүзбеден, тұз бен жалбыз қосылған, мұздай.',
    tr: 'Ayran, 0,4 l | Süzme yoğurttan, tuz ve naneyle, buz gibi.',
    zh: '咸酸奶，0.4 升 | 浓酸奶加盐和薄荷，冰爽。',
  },
  'ichimlik-kompot': {
    ar: 'كومبوت بيتي | كرز ومشمش وقليل من السكر.',
    kz: 'Үй компоты | Шие мен өрік, қанты аз.',
    tr: 'Ev yapımı komposto | Vişne ve kayısı, az şekerli.',
    zh: '自制果饮 | 樱桃和杏，少糖。',
  },
  'ichimlik-tarhun': {
    ar: 'ليموناضة الطرخون | من صنعنا: طرخون ولايم وصودا.',
    kz: 'Тархун лимонады | Өзіміз жасаған: тархун, лайм және сода.',
    tr: 'Tarhunlu limonata | Ev yapımı: tarhun, misket limonu ve soda.',
    zh: '龙蒿柠檬汽水 | 自制：龙蒿、青柠和苏打水。',
  },
  'ichimlik-pomegranate': {
    ar: 'عصير رمان، 0.3 ل | معصور طازجًا دون ماء.',
    kz: 'Анар шырыны, 0,3 л | Жаңа сығылған, су қосылмаған.',
    tr: 'Nar suyu, 0,3 l | Taze sıkılmış, susuz.',
    zh: '石榴汁，0.3 升 | 鲜榨，不加水。',
  },
  'ichimlik-carrot': {
    ar: 'عصير جزر وتفاح، 0.3 ل | معصور طازجًا مع ملعقة قشطة.',
    kz: 'Сәбіз-алма шырыны, 0,3 л | Жаңа сығылған, бір қасық қаймақпен.',
    tr: 'Havuç-elma suyu, 0,3 l | Taze sıkılmış, bir kaşık kremayla.',
    zh: '胡萝卜苹果汁，0.3 升 | 鲜榨，加一勺奶油。',
  },
  'ichimlik-cola': {
    ar: 'كولا، 0.5 ل | باردة، في زجاجة.',
    kz: 'Кола, 0,5 л | Салқындатылған, бөтелкеде.',
    tr: 'Kola, 0,5 l | Soğuk, şişede.',
    zh: '可乐，0.5 升 | 冰镇瓶装。',
  },
  'ichimlik-water': {
    ar: 'ماء، 0.5 ل | عادي أو غازي، في زجاجة.',
    kz: 'Су, 0,5 л | Газсыз немесе газдалған, шыны бөтелкеде.',
    tr: 'Su, 0,5 l | Sade ya da maden suyu, cam şişede.',
    zh: '水，0.5 升 | 无气或有气，玻璃瓶装。',
  },
};
