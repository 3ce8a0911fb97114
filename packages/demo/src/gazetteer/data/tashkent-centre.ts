/** Streets of the middle of Tashkent: class, names in Uzbek, Russian and English, the line. */
export const TASHKENT_CENTRE = `
primary | Amir Temur shoh koʻchasi | проспект Амира Темура | Amir Temur Avenue
  41.2958 69.2790, 41.3030 69.2788, 41.3085 69.2786, 41.3111 69.2779, 41.3130 69.2796, 41.3160 69.2816,
  41.3200 69.2826, 41.3262 69.2838, 41.3345 69.2851, 41.3410 69.2862, 41.3500 69.2876, 41.3575 69.2880,
  41.3655 69.2886, 41.3735 69.2897, 41.3830 69.2925
primary | Mustaqillik shoh koʻchasi | проспект Мустакиллик | Mustaqillik Avenue
  41.3118 69.2812, 41.3150 69.2885, 41.3183 69.2963, 41.3228 69.3085
primary | Islom Karimov koʻchasi | улица Ислама Каримова | Islam Karimov Street
  41.3085 69.2786, 41.3083 69.2718, 41.3082 69.2665, 41.3090 69.2560, 41.3105 69.2490, 41.3122 69.2424
primary | Sharof Rashidov shoh koʻchasi | проспект Шарафа Рашидова | Sharof Rashidov Avenue
  41.3047 69.2662, 41.3082 69.2665, 41.3140 69.2672, 41.3192 69.2670
primary | Navoiy shoh koʻchasi | проспект Навои | Navoi Avenue
  41.3192 69.2670, 41.3190 69.2605, 41.3203 69.2530, 41.3228 69.2450, 41.3255 69.2385, 41.3275 69.2330
primary | Shota Rustaveli koʻchasi | улица Шота Руставели | Shota Rustaveli Street
  41.2961 69.2700, 41.2900 69.2615, 41.2830 69.2543, 41.2770 69.2480, 41.2718 69.2440
primary | Furqat koʻchasi | улица Фурката | Furqat Street
  41.3228 69.2450, 41.3175 69.2420, 41.3122 69.2424
secondary | Afrosiyob koʻchasi | улица Афросиаб | Afrosiyob Street
  41.2922 69.2712, 41.2961 69.2700, 41.3010 69.2682, 41.3047 69.2662
secondary | Bobur koʻchasi | улица Бабура | Babur Street
  41.2835 69.2575, 41.2900 69.2540, 41.2965 69.2505, 41.3030 69.2465, 41.3075 69.2437, 41.3122 69.2424
secondary | Nukus koʻchasi | Нукусская улица | Nukus Street
  41.2961 69.2722, 41.2890 69.2712, 41.2820 69.2690, 41.2745 69.2700
secondary | Oybek koʻchasi | улица Ойбек | Oybek Street
  41.2955 69.2650, 41.2961 69.2700, 41.2958 69.2790, 41.2952 69.2838, 41.2935 69.2880
secondary | Taras Shevchenko koʻchasi | улица Тараса Шевченко | Taras Shevchenko Street
  41.3008 69.2683, 41.3005 69.2788, 41.2998 69.2837, 41.2990 69.2890
secondary | Shahrisabz koʻchasi | Шахрисабзская улица | Shahrisabz Street
  41.2952 69.2838, 41.3060 69.2836, 41.3131 69.2842, 41.3165 69.2838, 41.3186 69.2824
secondary | Movarounnahr koʻchasi | улица Мовароуннахр | Movarounnahr Street
  41.3060 69.2787, 41.3060 69.2836, 41.3066 69.2871, 41.3075 69.2905
secondary | Yahyo Gʻulomov koʻchasi | улица Яхъё Гулямова | Yahyo Gulomov Street
  41.3035 69.2870, 41.3066 69.2871, 41.3090 69.2872, 41.3143 69.2870
tertiary | Matbuotchilar koʻchasi | улица Матбуотчилар | Matbuotchilar Street
  41.3083 69.2718, 41.3110 69.2722, 41.3148 69.2730, 41.3191 69.2745
tertiary | Buyuk Turon koʻchasi | улица Буюк Турон | Buyuk Turon Street
  41.3106 69.2777, 41.3110 69.2722, 41.3111 69.2668
tertiary | Sayilgoh koʻchasi | улица Сайилгох | Sayilgoh Street | Broadway Бродвей
  41.3124 69.2788, 41.3148 69.2730, 41.3158 69.2671
tertiary | Xorazm koʻchasi | Хорезмская улица | Khorezm Street
  41.3176 69.2671, 41.3170 69.2738, 41.3163 69.2817
secondary | Yunus Rajabiy koʻchasi | улица Юнуса Раджаби | Yunus Rajabi Street
  41.3200 69.2826, 41.3191 69.2745, 41.3192 69.2670
secondary | Abdulla Qodiriy koʻchasi | улица Абдуллы Кадыри | Abdulla Qodiriy Street
  41.3262 69.2838, 41.3268 69.2760, 41.3262 69.2680, 41.3259 69.2636, 41.3250 69.2600, 41.3240 69.2545
tertiary | Zulfiyaxonim koʻchasi | улица Зульфияхоним | Zulfiyaxonim Street
  41.3190 69.2605, 41.3222 69.2600, 41.3250 69.2600
secondary | Labzak koʻchasi | улица Лабзак | Labzak Street
  41.3191 69.2640, 41.3259 69.2636, 41.3310 69.2620, 41.3362 69.2600
secondary | Olmazor koʻchasi | улица Алмазар | Olmazor Street
  41.3203 69.2530, 41.3150 69.2528, 41.3093 69.2532
secondary | Botir Zokirov koʻchasi | улица Батыра Закирова | Botir Zokirov Street
  41.3217 69.2487, 41.3178 69.2472, 41.3140 69.2450, 41.3122 69.2424
secondary | Qoratosh koʻchasi | улица Караташ | Qoratosh Street
  41.3122 69.2424, 41.3150 69.2350, 41.3160 69.2305, 41.3172 69.2250, 41.3180 69.2200
secondary | Samarqand Darvoza koʻchasi | улица Самарканд Дарваза | Samarqand Darvoza Street
  41.3265 69.2358, 41.3205 69.2335, 41.3160 69.2305
tertiary | Zarqaynar koʻchasi | улица Заркайнар | Zarqaynar Street
  41.3250 69.2397, 41.3310 69.2420, 41.3380 69.2412
secondary | Sebzor koʻchasi | улица Себзар | Sebzor Street
  41.3240 69.2545, 41.3310 69.2530, 41.3374 69.2520, 41.3450 69.2490
secondary | Mirobod koʻchasi | Мирабадская улица | Mirobod Street
  41.2998 69.2820, 41.2953 69.2814, 41.2925 69.2805, 41.2860 69.2770, 41.2800 69.2745, 41.2734 69.2725
secondary | Fidokor koʻchasi | улица Фидокор | Fidokor Street
  41.2922 69.2712, 41.2925 69.2805, 41.2912 69.2862
tertiary | Said Baraka koʻchasi | улица Саид Барака | Said Baraka Street
  41.3030 69.2788, 41.3032 69.2836, 41.3035 69.2870
secondary | Taraqqiyot koʻchasi | улица Тараккиёт | Taraqqiyot Street
  41.3075 69.2905, 41.3030 69.2975, 41.2985 69.3055
tertiary | Sodiq Azimov koʻchasi | улица Садыка Азимова | Sodiq Azimov Street
  41.3090 69.2872, 41.3105 69.2930, 41.3130 69.2985
tertiary | Istiqbol koʻchasi | улица Истикбол | Istiqbol Street
  41.3075 69.2905, 41.3105 69.2930, 41.3165 69.2921
tertiary | Oʻzbekiston Ovozi koʻchasi | улица Узбекистон Овози | Uzbekiston Ovozi Street
  41.3165 69.2921, 41.3210 69.2900, 41.3238 69.2867, 41.3262 69.2838
tertiary | Asaka koʻchasi | Асакинская улица | Asaka Street
  41.3183 69.2963, 41.3245 69.2990, 41.3300 69.3025, 41.3352 69.2995
tertiary | Yusuf Xos Hojib koʻchasi | улица Юсуфа Хос Хожиба | Yusuf Xos Hojib Street
  41.3047 69.2662, 41.2998 69.2600, 41.2965 69.2505
tertiary | Abdulla Qahhor koʻchasi | улица Абдуллы Каххара | Abdulla Qahhor Street
  41.2900 69.2615, 41.2878 69.2510, 41.2850 69.2400, 41.2825 69.2262
tertiary | Qushbegi koʻchasi | улица Кушбеги | Qushbegi Street
  41.2830 69.2543, 41.2790 69.2610, 41.2745 69.2700
secondary | Usmon Nosir koʻchasi | улица Усмана Насыра | Usmon Nosir Street
  41.2718 69.2440, 41.2655 69.2385, 41.2590 69.2330
`;
