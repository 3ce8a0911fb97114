/** A word in Russian, Uzbek and English. */
export type Word = readonly [ru: string, uz: string, eng: string];

const read = (text: string): Word[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [ru = '', uz = '', eng = ''] = line.trim().split(' | ');
      return [ru, uz, eng];
    });

/** Kinds of dishes. */
export const CATEGORIES = read(`
  Бургеры | Burgerlar | Burgers
  Пицца | Pitsa | Pizza
  Лаваш | Lavash | Lavash
  Хот-доги | Xot-doglar | Hot dogs
  Салаты | Salatlar | Salads
  Супы | Shoʻrvalar | Soups
  Плов и горячее | Osh va issiq taomlar | Plov and mains
  Шашлык | Shashlik | Kebabs
  Суши | Sushi | Sushi
  Десерты | Shirinliklar | Desserts
  Напитки | Ichimliklar | Drinks
  Детское меню | Bolalar menyusi | Kids menu
`);

/** What a dish is like. */
export const QUALITIES = read(`
  Классический | Klassik | Classic
  Острый | Achchiq | Spicy
  Двойной | Ikki qavatli | Double
  Сырный | Pishloqli | Cheesy
  Фирменный | Firma | Signature
  Домашний | Uy usuli | Homemade
  Копчёный | Dudlangan | Smoked
  Нежный | Mayin | Tender
  Большой | Katta | Large
  Мини | Mini | Mini
`);

/** What it comes with. */
export const SIDES = read(`
  с говядиной | mol goʻshti bilan | with beef
  с курицей | tovuq bilan | with chicken
  с грибами | qoʻziqorin bilan | with mushrooms
  с томатами | pomidor bilan | with tomatoes
  с зеленью | koʻkatlar bilan | with herbs
  с бараниной | qoʻy goʻshti bilan | with lamb
`);

export const INGREDIENTS = read(`
  сочная котлета | shirali kotlet | juicy patty
  свежие овощи | yangi sabzavotlar | fresh vegetables
  соус по рецепту шефа | shef sousi | chef’s sauce
  маринованный огурец | tuzlangan bodring | pickled cucumber
  сыр чеддер | chedder pishlogʻi | cheddar cheese
  красный лук | qizil piyoz | red onion
  хрустящая лепёшка | qarsildoq non | crispy flatbread
  специи | ziravorlar | spices
  картофель фри | fri kartoshkasi | french fries
  болгарский перец | bulgʻor qalampiri | bell pepper
  помидоры черри | cherri pomidori | cherry tomatoes
  рукола | rukkola | arugula
  пармезан | parmezan | parmesan
  моцарелла | motsarella | mozzarella
  грибы шампиньоны | shampinyon | champignons
  баклажан на гриле | grilda baqlajon | grilled eggplant
  чеснок | sarimsoq | garlic
  кинза | kashnich | cilantro
  укроп | ukrop | dill
  кунжут | kunjut | sesame
  майонез | mayonez | mayonnaise
  горчица | xantal | mustard
  барбекю | barbekyu | barbecue sauce
  халапеньо | xalapenyo | jalapeno
  ананас | ananas | pineapple
  бекон из индейки | kurka bekoni | turkey bacon
  куриное филе | tovuq filesi | chicken fillet
  рис девзира | devzira guruchi | devzira rice
  морковь | sabzi | carrot
  нут | noʻxat | chickpeas
  барбарис | zirk | barberry
  зира | zira | cumin
  сметана | smetana | sour cream
  огурец | bodring | cucumber
  авокадо | avokado | avocado
  лосось | losos | salmon
  креветки | qisqichbaqa | shrimp
  имбирь | zanjabil | ginger
  соевый соус | soya sousi | soy sauce
  шоколад | shokolad | chocolate
  клубника | qulupnay | strawberry
  мята | yalpiz | mint
  лимон | limon | lemon
  мёд | asal | honey
  грецкий орех | yongʻoq | walnut
  ваниль | vanil | vanilla
  корица | dolchin | cinnamon
  тыква | qovoq | pumpkin
  яйцо | tuxum | egg
  капуста | karam | cabbage
  оливки | zaytun | olives
  фета | feta | feta
`);
