/** Streets of Chilonzor, Uchtepa, Shayxontohur and Olmazor: class, names (uz, ru, en), the line. */
export const TASHKENT_WEST = `
primary | Bunyodkor shoh koʻchasi | проспект Бунёдкор | Bunyodkor Avenue | Дружба народов Xalqlar doʻstligi
  41.3122 69.2424, 41.3050 69.2357, 41.2918 69.2238, 41.2826 69.2134, 41.2741 69.2040, 41.2650 69.1985,
  41.2560 69.1955, 41.2450 69.1890
secondary | Chilonzor koʻchasi | Чиланзарская улица | Chilonzor Street
  41.2645 69.2120, 41.2690 69.2095, 41.2741 69.2040, 41.2800 69.1960
secondary | Qatortol koʻchasi | улица Катартал | Qatortol Street
  41.2972 69.2180, 41.2900 69.2090, 41.2855 69.2035, 41.2800 69.1960, 41.2740 69.1880
secondary | Lutfiy koʻchasi | улица Лутфи | Lutfiy Street
  41.2826 69.2134, 41.2855 69.2035, 41.2910 69.1945, 41.2965 69.1850
primary | Muqimiy koʻchasi | улица Мукими | Muqimiy Street
  41.3050 69.2357, 41.2960 69.2330, 41.2870 69.2285, 41.2825 69.2262, 41.2760 69.2215, 41.2690 69.2160,
  41.2600 69.2080, 41.2560 69.1955
secondary | Novza koʻchasi | улица Новза | Novza Street
  41.2870 69.2285, 41.2918 69.2238, 41.2972 69.2180, 41.3035 69.2075
tertiary | Arnasoy koʻchasi | улица Арнасай | Arnasoy Street
  41.2760 69.2215, 41.2795 69.2175, 41.2826 69.2134
secondary | Oqtepa koʻchasi | улица Актепа | Oqtepa Street
  41.3035 69.2075, 41.2995 69.1975, 41.2965 69.1850
tertiary | Farhod koʻchasi | улица Фархадская | Farhod Street
  41.2800 69.1960, 41.2865 69.1880, 41.2905 69.1760
secondary | Choʻpon ota koʻchasi | улица Чупан-ата | Chupon Ota Street
  41.3035 69.2075, 41.3075 69.1960, 41.3100 69.1820, 41.3120 69.1690
tertiary | Shirin koʻchasi | улица Ширин | Shirin Street
  41.3150 69.1990, 41.3084 69.1910, 41.3000 69.1810, 41.2905 69.1760
tertiary | Vatan koʻchasi | улица Ватан | Vatan Street
  41.3165 69.1895, 41.3100 69.1820, 41.3030 69.1720
secondary | Beshqayragʻoch koʻchasi | улица Бешкайрагач | Beshqayragoch Street
  41.3180 69.2200, 41.3168 69.2100, 41.3150 69.1990, 41.3165 69.1895
tertiary | Foziltepa koʻchasi | улица Фазылтепа | Foziltepa Street
  41.2965 69.1850, 41.2940 69.1740, 41.2900 69.1640
tertiary | Doʻmbirobod koʻchasi | улица Домбрабад | Dombirobod Street
  41.2690 69.2160, 41.2630 69.2235, 41.2590 69.2330
tertiary | Gavhar koʻchasi | улица Гавхар | Gavhar Street
  41.2741 69.2040, 41.2700 69.1940, 41.2665 69.1850
secondary | Charx Kamolon koʻchasi | улица Чарх Камолон | Charx Kamolon Street
  41.3050 69.2357, 41.3085 69.2270, 41.3115 69.2160, 41.3168 69.2100
secondary | Koʻkcha Darvoza koʻchasi | улица Кукча Дарваза | Kokcha Darvoza Street
  41.3238 69.2348, 41.3230 69.2280, 41.3215 69.2180, 41.3222 69.2080
primary | Beruniy shoh koʻchasi | проспект Беруни | Beruniy Avenue
  41.3275 69.2330, 41.3333 69.2200, 41.3390 69.2130, 41.3449 69.2066, 41.3520 69.1970, 41.3590 69.1880
secondary | Sagʻbon koʻchasi | улица Сагбан | Sagbon Street
  41.3275 69.2330, 41.3350 69.2325, 41.3430 69.2290, 41.3520 69.2215, 41.3600 69.2180
secondary | Nurafshon koʻchasi | улица Нурафшон | Nurafshon Street
  41.3362 69.2600, 41.3374 69.2520, 41.3380 69.2412, 41.3350 69.2325
tertiary | Shimoliy Olmazor koʻchasi | улица Северный Алмазар | North Olmazor Street
  41.3380 69.2412, 41.3480 69.2390, 41.3555 69.2370
secondary | Qoraqamish koʻchasi | улица Каракамыш | Qoraqamish Street
  41.3449 69.2066, 41.3495 69.2140, 41.3520 69.2215, 41.3555 69.2370, 41.3575 69.2480
tertiary | Farobiy koʻchasi | улица Фароби | Farobiy Street
  41.3449 69.2066, 41.3400 69.1990, 41.3360 69.1900
tertiary | Universitet koʻchasi | Университетская улица | University Street
  41.3449 69.2066, 41.3510 69.2062, 41.3570 69.2085
tertiary | Talabalar koʻchasi | улица Талабалар | Talabalar Street
  41.3520 69.1970, 41.3545 69.2075, 41.3562 69.2192
tertiary | Ziyo koʻchasi | улица Зиё | Ziyo Street
  41.3575 69.2480, 41.3572 69.2600, 41.3562 69.2700
`;
