/** Streets of Yunusobod, Mirzo Ulugʻbek and Yashnobod: class, names (uz, ru, en), the line. */
export const TASHKENT_EAST = `
secondary | Ahmad Donish koʻchasi | улица Ахмада Дониша | Ahmad Donish Street
  41.3655 69.2886, 41.3665 69.2980, 41.3680 69.3080
secondary | Iftixor koʻchasi | улица Ифтихор | Iftixor Street
  41.3575 69.2880, 41.3570 69.2790, 41.3562 69.2700
secondary | Shahriston koʻchasi | улица Шахристан | Shahriston Street
  41.3500 69.2876, 41.3485 69.2790, 41.3470 69.2690, 41.3450 69.2590, 41.3450 69.2490
secondary | Bogʻishamol koʻchasi | улица Богишамол | Bogishamol Street
  41.3420 69.3030, 41.3500 69.3020, 41.3590 69.3040, 41.3680 69.3080, 41.3770 69.3130
tertiary | Chinobod koʻchasi | улица Чинабад | Chinobod Street
  41.3500 69.3020, 41.3530 69.3120, 41.3560 69.3220
tertiary | Moyqoʻrgʻon koʻchasi | улица Майкурган | Moyqorgon Street
  41.3575 69.2880, 41.3585 69.2960, 41.3590 69.3040
secondary | Hasanboy yoʻli | улица Хасанбай йули | Hasanboy Road
  41.3735 69.2897, 41.3790 69.2990, 41.3850 69.3090, 41.3895 69.3190
tertiary | Yunusobod koʻchasi | Юнусабадская улица | Yunusobod Street
  41.3655 69.2886, 41.3658 69.2790, 41.3650 69.2700
tertiary | Kiyot koʻchasi | улица Киёт | Kiyot Street
  41.3735 69.2897, 41.3728 69.2800, 41.3710 69.2715
secondary | Niyozbek yoʻli koʻchasi | улица Ниязбек йули | Niyozbek Yoli Street
  41.3262 69.2838, 41.3300 69.2920, 41.3352 69.2995, 41.3420 69.3030
tertiary | Osiyo koʻchasi | улица Осиё | Osiyo Street
  41.3410 69.2862, 41.3425 69.2940, 41.3420 69.3030
tertiary | Bodomzor yoʻli | улица Бодомзор йули | Bodomzor Road
  41.3345 69.2851, 41.3385 69.2800, 41.3430 69.2740, 41.3470 69.2690
primary | Buyuk Ipak Yoʻli koʻchasi | улица Буюк Ипак Йули | Great Silk Road Street | Максим Горький
  41.3228 69.3085, 41.3268 69.3286, 41.3310 69.3405, 41.3365 69.3530, 41.3420 69.3680
primary | Mirzo Ulugʻbek shoh koʻchasi | проспект Мирзо Улугбека | Mirzo Ulugbek Avenue
  41.3268 69.3286, 41.3350 69.3335, 41.3440 69.3420, 41.3510 69.3520
secondary | Parkent koʻchasi | Паркентская улица | Parkent Street
  41.3030 69.2975, 41.3078 69.3060, 41.3110 69.3140, 41.3140 69.3215, 41.3160 69.3330, 41.3170 69.3450
secondary | Qori Niyoziy koʻchasi | улица Кары Ниязи | Qori Niyoziy Street
  41.3140 69.3215, 41.3200 69.3190, 41.3250 69.3196, 41.3300 69.3140
tertiary | Muhammad Yusuf koʻchasi | улица Мухаммада Юсуфа | Muhammad Yusuf Street
  41.3000 69.3262, 41.3075 69.3275, 41.3152 69.3290, 41.3210 69.3300, 41.3268 69.3286
secondary | Sayram koʻchasi | Сайрамская улица | Sayram Street
  41.3228 69.3085, 41.3300 69.3140, 41.3345 69.3200, 41.3395 69.3290, 41.3440 69.3420
tertiary | Temur Malik koʻchasi | улица Темура Малика | Temur Malik Street
  41.3365 69.3530, 41.3350 69.3640, 41.3330 69.3750
tertiary | Ziyolilar koʻchasi | улица Зиёлилар | Ziyolilar Street
  41.3440 69.3420, 41.3402 69.3480, 41.3365 69.3530
tertiary | Feruza koʻchasi | улица Феруза | Feruza Street
  41.3365 69.3530, 41.3290 69.3560, 41.3220 69.3575
tertiary | Oltintepa koʻchasi | улица Алтынтепа | Oltintepa Street
  41.3310 69.3405, 41.3240 69.3440, 41.3170 69.3450, 41.3080 69.3450
tertiary | Durmon yoʻli | Дурменская дорога | Durmon Road
  41.3510 69.3520, 41.3560 69.3600, 41.3600 69.3680
tertiary | Tepamasjid koʻchasi | улица Тепамасджид | Tepamasjid Street
  41.3345 69.3200, 41.3410 69.3165, 41.3470 69.3120, 41.3500 69.3020
tertiary | Mevazor koʻchasi | улица Мевазор | Mevazor Street
  41.3160 69.3330, 41.3100 69.3365, 41.3040 69.3390, 41.2970 69.3400
primary | Mahtumquli koʻchasi | улица Махтумкули | Mahtumquli Street
  41.3030 69.2975, 41.3012 69.3110, 41.3000 69.3262, 41.2970 69.3400, 41.2960 69.3520
secondary | Aviasozlar koʻchasi | улица Авиасозлар | Aviasozlar Street
  41.2960 69.3520, 41.2900 69.3560, 41.2840 69.3600
secondary | Elbek koʻchasi | улица Эльбека | Elbek Street
  41.2985 69.3055, 41.2940 69.3150, 41.2890 69.3250, 41.2870 69.3360
tertiary | Jarqoʻrgʻon koʻchasi | улица Джаркурган | Jarqorgon Street
  41.3000 69.3262, 41.2945 69.3262, 41.2890 69.3250, 41.2830 69.3200
primary | Fargʻona yoʻli koʻchasi | улица Фаргона йули | Fergana Road | Ферганский тракт
  41.2912 69.2862, 41.2895 69.2960, 41.2800 69.3080, 41.2650 69.3210, 41.2500 69.3310, 41.2416 69.3350,
  41.2280 69.3430, 41.2130 69.3500
tertiary | Tuzel koʻchasi | улица Тузель | Tuzel Street
  41.2960 69.3520, 41.2975 69.3650, 41.2965 69.3800
tertiary | Sultonali Mashhadiy koʻchasi | улица Султанали Машхади | Sultonali Mashhadiy Street
  41.2870 69.3360, 41.2800 69.3395, 41.2720 69.3450
tertiary | Oqibat koʻchasi | улица Окибат | Oqibat Street
  41.2970 69.3400, 41.2920 69.3385, 41.2870 69.3360
`;
