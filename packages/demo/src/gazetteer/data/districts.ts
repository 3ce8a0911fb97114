/** Districts: city, names in Uzbek, Russian and English, then seeds; a point belongs to the nearest seed. */
export const DISTRICTS = `
tashkent | Yunusobod tumani | Юнусабадский район | Yunusobod District
  41.3650 69.2890, 41.3480 69.2880, 41.3270 69.2850, 41.3800 69.3050, 41.3580 69.2730
tashkent | Mirzo Ulugʻbek tumani | Мирзо-Улугбекский район | Mirzo Ulugbek District
  41.3250 69.3330, 41.3430 69.3550, 41.3230 69.3090, 41.3420 69.3200, 41.3580 69.3450
tashkent | Mirobod tumani | Мирабадский район | Mirobod District
  41.2920 69.2830, 41.3060 69.2830, 41.2720 69.2900, 41.2580 69.2850
tashkent | Yakkasaroy tumani | Яккасарайский район | Yakkasaroy District
  41.2870 69.2550, 41.2980 69.2580, 41.2750 69.2560, 41.2620 69.2480
tashkent | Shayxontohur tumani | Шайхантахурский район | Shaykhantohur District
  41.3220 69.2450, 41.3270 69.2250, 41.3150 69.2640, 41.3230 69.2100, 41.3290 69.1850
tashkent | Olmazor tumani | Алмазарский район | Olmazor District
  41.3520 69.2250, 41.3430 69.2480, 41.3560 69.2050, 41.3700 69.2300, 41.3420 69.1900
tashkent | Uchtepa tumani | Учтепинский район | Uchtepa District
  41.2990 69.1850, 41.3090 69.1950, 41.2900 69.1720, 41.3080 69.1680
tashkent | Chilonzor tumani | Чиланзарский район | Chilonzor District
  41.2780 69.2080, 41.2960 69.2220, 41.2640 69.1980, 41.2690 69.1800, 41.3060 69.2330
tashkent | Yashnobod tumani | Яшнабадский район | Yashnobod District
  41.2950 69.3330, 41.2900 69.3600, 41.3000 69.3120, 41.2720 69.3300, 41.3000 69.3800
tashkent | Sergeli tumani | Сергелийский район | Sergeli District
  41.2290 69.2220, 41.2420 69.2150, 41.2350 69.2500, 41.2250 69.1950
tashkent | Yangihayot tumani | Янгихаётский район | Yangihayot District
  41.2020 69.2230, 41.2050 69.2480, 41.2030 69.2010
tashkent | Bektemir tumani | Бектемирский район | Bektemir District
  41.2140 69.3350, 41.2350 69.3480, 41.2050 69.3150
samarqand | Siyob tumani | Сиабский район | Siyob District
  39.6640 66.9800, 39.6760 66.9720
samarqand | Registon mahallasi | махалля Регистан | Registan Mahalla
  39.6540 66.9740, 39.6450 66.9720
samarqand | Bogʻishamol tumani | Багишамальский район | Bogishamol District
  39.6580 66.9450, 39.6450 66.9400, 39.6650 66.9600
samarqand | Temiryoʻl tumani | Железнодорожный район | Temiryol District
  39.6780 66.9330, 39.6850 66.9480
`;
/** Quarters and housing estates, one point each. */
export const QUARTERS = `
tashkent | Chilonzor 1-mavze | Чиланзар-1 | Chilonzor 1
  41.2905 69.2170
tashkent | Chilonzor 2-mavze | Чиланзар-2 | Chilonzor 2
  41.2878 69.2190
tashkent | Chilonzor 5-mavze | Чиланзар-5 | Chilonzor 5
  41.2790 69.2205
tashkent | Chilonzor 9-mavze | Чиланзар-9 | Chilonzor 9
  41.2800 69.2060
tashkent | Chilonzor 12-mavze | Чиланзар-12 | Chilonzor 12
  41.2838 69.1935
tashkent | Chilonzor 19-mavze | Чиланзар-19 | Chilonzor 19
  41.2700 69.1975
tashkent | Chilonzor 25-mavze | Чиланзар-25 | Chilonzor 25
  41.2905 69.1870
tashkent | Yunusobod 1-mavze | Юнусабад-1 | Yunusobod 1
  41.3540 69.2840
tashkent | Yunusobod 4-mavze | Юнусабад-4 | Yunusobod 4
  41.3615 69.2835
tashkent | Yunusobod 6-mavze | Юнусабад-6 | Yunusobod 6
  41.3545 69.2950
tashkent | Yunusobod 11-mavze | Юнусабад-11 | Yunusobod 11
  41.3695 69.2960
tashkent | Yunusobod 13-mavze | Юнусабад-13 | Yunusobod 13
  41.3700 69.2840
tashkent | Yunusobod 17-mavze | Юнусабад-17 | Yunusobod 17
  41.3630 69.3010
tashkent | Ts-1 | Ц-1 | C-1
  41.3175 69.2870
tashkent | Ts-5 | Ц-5 | C-5
  41.3230 69.2800
tashkent | Ts-6 | Ц-6 | C-6
  41.3300 69.2795
tashkent | Ts-13 | Ц-13 | C-13
  41.3225 69.2680
tashkent | Qoraqamish 1-mavze | Каракамыш-1 | Qoraqamish 1
  41.3555 69.2190
tashkent | Qoraqamish 2-mavze | Каракамыш-2 | Qoraqamish 2
  41.3600 69.2280
tashkent | Beruniy mavzesi | массив Беруни | Beruniy Estate
  41.3480 69.2005
tashkent | Sebzor dahasi | массив Себзар | Sebzor
  41.3330 69.2500
tashkent | Koʻkcha | Кукча | Kokcha
  41.3200 69.2240
tashkent | Tinchlik | Тинчлик | Tinchlik
  41.3370 69.2210
tashkent | Eski Joʻva | Эски Жува | Eski Jova
  41.3290 69.2360
tashkent | Darxon | Дархан | Darkhan
  41.3230 69.3030
tashkent | Feruza mavzesi | массив Феруза | Feruza
  41.3270 69.3600
tashkent | Oltintepa mavzesi | массив Алтынтепа | Oltintepa
  41.3200 69.3400
tashkent | TTZ mavzesi | массив ТТЗ | TTZ
  41.3450 69.3660
tashkent | Buyuk Ipak Yoʻli mavzesi | массив Буюк Ипак Йули | Great Silk Road Estate
  41.3320 69.3330
tashkent | Shota Rustaveli mavzesi | массив Шота Руставели | Shota Rustaveli Estate
  41.2790 69.2520
tashkent | Bratislava | Братислава | Bratislava
  41.2870 69.2600
tashkent | Aviasozlar mavzesi | массив Авиасозлар | Aviasozlar Estate
  41.2910 69.3620
tashkent | Qoʻyliq | Куйлюк | Qoyliq
  41.2440 69.3300
tashkent | Rohat | Рохат | Rohat
  41.2830 69.3720
tashkent | Sergeli 5-mavze | Сергели-5 | Sergeli 5
  41.2310 69.2160
tashkent | Sergeli 7-mavze | Сергели-7 | Sergeli 7
  41.2260 69.2280
tashkent | Sergeli 8-mavze | Сергели-8 | Sergeli 8
  41.2200 69.2280
tashkent | Sputnik | Спутник | Sputnik
  41.2090 69.2060
tashkent | Yangi Choshtepa | Янги Чоштепа | Yangi Choshtepa
  41.2110 69.2310
samarqand | Sogʻdiyona | Согдиана | Sogdiyona
  39.6720 66.9270
samarqand | Mikrorayon | Микрорайон | Mikrorayon
  39.6520 66.9330
samarqand | Eski shahar | Старый город | Old Town
  39.6520 66.9820
`;
