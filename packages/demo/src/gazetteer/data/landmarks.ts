/** Landmarks of Tashkent: kind, names in Uzbek, Russian and English, then `lat lon`. */
export const TASHKENT_LANDMARKS = `
park | Amir Temur xiyoboni | сквер Амира Темура | Amir Temur Square
  41.3111 69.2797
square | Mustaqillik maydoni | площадь Мустакиллик | Independence Square
  41.3152 69.2690
bazaar | Chorsu bozori | базар Чорсу | Chorsu Bazaar
  41.3268 69.2351
park | Toshkent City bogʻi | парк Ташкент Сити | Tashkent City Park | Toshkent Siti
  41.3166 69.2506
mosque | Minor masjidi | мечеть Минор | Minor Mosque
  41.3365 69.2742
university | TATU | ТУИТ | TUIT | Toshkent axborot texnologiyalari universiteti
  41.3405 69.2877
attraction | Magic City | Мэджик Сити | Magic City | Мажик Сити
  41.3038 69.2449
bazaar | Oloy bozori | Алайский базар | Alay Bazaar
  41.3192 69.2837
bazaar | Mirobod bozori | Мирабадский базар | Mirobod Bazaar | Госпитальный
  41.2935 69.2792
bazaar | Farhod bozori | Фархадский базар | Farhod Bazaar
  41.2862 69.1858
bazaar | Qoʻyliq bozori | Куйлюкский базар | Qoyliq Bazaar
  41.2405 69.3372
bazaar | Parkent bozori | Паркентский базар | Parkent Bazaar
  41.3150 69.3312
bazaar | Beruniy bozori | базар Беруни | Beruniy Bazaar
  41.3455 69.2050
bazaar | Yunusobod bozori | Юнусабадский базар | Yunusobod Bazaar
  41.3668 69.2900
bazaar | Askiya bozori | базар Аския | Askiya Bazaar | Yangiobod Янгиабад
  41.2480 69.3120
theatre | Alisher Navoiy teatri | театр Алишера Навои | Alisher Navoi Theatre
  41.3097 69.2712
theatre | Ilxom teatri | театр Ильхом | Ilkhom Theatre
  41.3178 69.2646
theatre | Toshkent sirki | Ташкентский цирк | Tashkent Circus
  41.3232 69.2432
theatre | Istiqlol sanʼat saroyi | дворец искусств Истиклол | Istiqlol Palace
  41.3080 69.2402
museum | Temuriylar tarixi muzeyi | музей истории Темуридов | Amir Temur Museum
  41.3133 69.2770
museum | Oʻzbekiston tarixi muzeyi | музей истории Узбекистана | History Museum of Uzbekistan
  41.3108 69.2700
museum | Amaliy sanʼat muzeyi | музей прикладного искусства | Museum of Applied Arts
  41.2990 69.2628
museum | Temir yoʻl muzeyi | музей железнодорожной техники | Railway Museum
  41.2913 69.2822
mosque | Hazrati Imom majmuasi | комплекс Хазрати Имам | Hazrati Imam Complex | Хаст Имам
  41.3374 69.2408
mosque | Koʻkaldosh madrasasi | медресе Кукельдаш | Kukeldash Madrasah
  41.3236 69.2374
attraction | Toshkent teleminorasi | Ташкентская телебашня | Tashkent TV Tower
  41.3456 69.2850
attraction | Hotel Uzbekistan | гостиница Узбекистан | Hotel Uzbekistan | mehmonxona
  41.3119 69.2824
attraction | Hilton Tashkent City | Хилтон Ташкент Сити | Hilton Tashkent City
  41.3142 69.2500
attraction | Humo Arena | Хумо Арена | Humo Arena
  41.3030 69.2424
stadium | Bunyodkor stadioni | стадион Бунёдкор | Bunyodkor Stadium
  41.2803 69.2112
stadium | Paxtakor stadioni | стадион Пахтакор | Pakhtakor Stadium
  41.3228 69.2592
stadium | Milliy stadion | Национальный стадион | National Stadium
  41.2752 69.2128
mall | Samarqand Darvoza | ТРЦ Самарканд Дарвоза | Samarqand Darvoza Mall
  41.3168 69.2320
mall | Compass | ТРЦ Компас | Compass Mall
  41.2388 69.3290
mall | Next | ТРЦ Некст | Next Mall
  41.2994 69.2492
mall | Riviera | ТРЦ Ривьера | Riviera Mall
  41.3383 69.2560
mall | Mega Planet | ТРЦ Мега Планет | Mega Planet
  41.3672 69.2874
mall | TSUM | ЦУМ | TSUM Department Store
  41.3106 69.2665
mall | Poytaxt savdo majmuasi | торговый центр Пойтахт | Poytaxt Mall
  41.3136 69.2822
station | Toshkent vokzali | Северный вокзал | Tashkent Railway Station | shimoliy vokzal Ташкент вокзал
  41.2917 69.2872
station | Janubiy vokzal | Южный вокзал | Tashkent South Station
  41.2672 69.2262
airport | Toshkent xalqaro aeroporti | международный аэропорт Ташкент | Tashkent International Airport
  41.2605 69.2798
university | Oʻzbekiston milliy universiteti | Национальный университет | National University | NUUz НУУз
  41.3512 69.2075
university | Vestminster universiteti | Вестминстерский университет | Westminster University | WIUT
  41.3071 69.2817
university | Inha universiteti | университет Инха | Inha University
  41.3382 69.3330
university | Toshkent tibbiyot akademiyasi | медицинская академия | Tashkent Medical Academy | ТМА TMA
  41.3500 69.1760
park | Milliy bogʻ | Национальный парк | National Park | Navoiy bogʻi
  41.3045 69.2405
park | Botanika bogʻi | Ботанический сад | Botanical Garden
  41.3475 69.3150
park | Yapon bogʻi | Японский сад | Japanese Garden
  41.3392 69.2825
park | Ashxobod bogʻi | парк Ашхабад | Ashgabat Park
  41.3250 69.2945
park | Markaziy eko bogʻ | Центральный экопарк | Central Eco Park
  41.3120 69.3010
park | Gʻafur Gʻulom bogʻi | парк Гафура Гуляма | Gafur Gulom Park
  41.2788 69.2065
park | Bobur bogʻi | парк Бабура | Babur Park
  41.2868 69.2508
park | Mirzo Ulugʻbek bogʻi | парк Мирзо Улугбека | Mirzo Ulugbek Park
  41.3305 69.3250
park | Lokomotiv bogʻi | парк Локомотив | Lokomotiv Park
  41.3310 69.2880
hospital | Respublika shoshilinch tibbiy yordam markazi | центр экстренной помощи | Emergency Care Centre
  41.2887 69.2200
`;
/** Metro stations of Tashkent. */
export const TASHKENT_METRO = `
metro | Chilonzor metrosi | метро Чиланзар | Chilonzor Metro
  41.2741 69.2045
metro | Mirzo Ulugʻbek metrosi | метро Мирзо Улугбек | Mirzo Ulugbek Metro
  41.2826 69.2139
metro | Novza metrosi | метро Новза | Novza Metro
  41.2918 69.2244
metro | Milliy bogʻ metrosi | метро Миллий бог | Milliy Bog Metro
  41.3050 69.2362
metro | Xalqlar doʻstligi metrosi | метро Дружба народов | Xalqlar Dostligi Metro
  41.3119 69.2420
metro | Paxtakor metrosi | метро Пахтакор | Paxtakor Metro
  41.3200 69.2545
metro | Mustaqillik maydoni metrosi | метро Мустакиллик майдони | Mustaqillik Metro
  41.3117 69.2681
metro | Amir Temur xiyoboni metrosi | метро Амир Темур хиёбони | Amir Temur Metro
  41.3124 69.2806
metro | Hamid Olimjon metrosi | метро Хамид Алимджан | Hamid Olimjon Metro
  41.3183 69.2960
metro | Pushkin metrosi | метро Пушкин | Pushkin Metro
  41.3226 69.3080
metro | Buyuk Ipak Yoʻli metrosi | метро Буюк Ипак Йули | Buyuk Ipak Yoli Metro
  41.3266 69.3280
metro | Kosmonavtlar metrosi | метро Космонавтлар | Kosmonavtlar Metro
  41.3047 69.2664
metro | Oybek metrosi | метро Ойбек | Oybek Metro
  41.2961 69.2706
metro | Toshkent metrosi | метро Ташкент | Toshkent Metro
  41.2932 69.2868
metro | Gʻafur Gʻulom metrosi | метро Гафур Гулям | Gafur Gulom Metro
  41.3262 69.2462
metro | Chorsu metrosi | метро Чорсу | Chorsu Metro
  41.3258 69.2372
metro | Tinchlik metrosi | метро Тинчлик | Tinchlik Metro
  41.3333 69.2206
metro | Beruniy metrosi | метро Беруни | Beruniy Metro
  41.3447 69.2072
metro | Abdulla Qodiriy metrosi | метро Абдулла Кадыри | Abdulla Qodiriy Metro
  41.3264 69.2832
metro | Yunus Rajabiy metrosi | метро Юнус Раджаби | Yunus Rajabiy Metro
  41.3142 69.2838
metro | Minor metrosi | метро Минор | Minor Metro
  41.3345 69.2843
metro | Bodomzor metrosi | метро Бодомзор | Bodomzor Metro
  41.3398 69.2858
metro | Shahriston metrosi | метро Шахристан | Shahriston Metro
  41.3500 69.2882
metro | Yunusobod metrosi | метро Юнусабад | Yunusobod Metro
  41.3640 69.2884
metro | Turkiston metrosi | метро Туркистан | Turkiston Metro
  41.3735 69.2892
metro | Olmazor metrosi | метро Алмазар | Olmazor Metro
  41.2566 69.1960
metro | Mashinasozlar metrosi | метро Машинасозлар | Mashinasozlar Metro
  41.2992 69.3050
metro | Doʻstlik metrosi | метро Дустлик | Dostlik Metro
  41.2938 69.3230
metro | Qoʻyliq metrosi | метро Куйлюк | Qoyliq Metro
  41.2435 69.3345
metro | Sergeli metrosi | метро Сергели | Sergeli Metro
  41.2285 69.2208
`;
export const SAMARQAND_LANDMARKS = `
attraction | Registon maydoni | площадь Регистан | Registan Square
  39.6549 66.9757
attraction | Goʻri Amir maqbarasi | мавзолей Гур-Эмир | Gur-e-Amir Mausoleum
  39.6484 66.9691
mosque | Bibixonim masjidi | мечеть Биби-Ханым | Bibi-Khanym Mosque
  39.6605 66.9793
attraction | Shohi Zinda majmuasi | ансамбль Шахи-Зинда | Shah-i-Zinda
  39.6626 66.9878
bazaar | Siyob bozori | Сиабский базар | Siyob Bazaar
  39.6622 66.9795
station | Samarqand vokzali | вокзал Самарканд | Samarkand Railway Station
  39.6846 66.9290
museum | Ulugʻbek rasadxonasi | обсерватория Улугбека | Ulugh Beg Observatory
  39.6748 67.0056
airport | Samarqand xalqaro aeroporti | аэропорт Самарканд | Samarkand Airport
  39.6990 66.9838
park | Navoiy bogʻi | парк Навои | Navoi Park
  39.6540 66.9600
university | Samarqand davlat universiteti | СамГУ | Samarkand State University | Samdu
  39.6518 66.9635
`;
