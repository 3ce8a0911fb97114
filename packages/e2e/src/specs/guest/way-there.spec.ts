import { PLOV } from '../../journeys.ts';
import { chooseToFetch, SHELLS } from '../../shells.ts';
import { expect, test } from '../../test.ts';

/** Where the branch at Amir Temur Square is, as each service writes it. */
const WAYS = {
  Yandex: 'https://yandex.com/maps/?rtext=~41.3142,69.2856&rtt=auto',
  Google: 'https://www.google.com/maps/dir/?api=1&destination=41.3142,69.2856',
  '2GIS': 'https://2gis.uz/directions/points/%7C69.2856,41.3142',
};

for (const { name, details, viewport, open } of SHELLS)
  test.describe(name, () => {
    test.use({ viewport });

    test(
      `B-70 ${name} a guest who fetches the order opens the way to the restaurant in the map service of their choice`,
      details,
      async ({ page, context }) => {
        await context.route(/yandex\.com|google\.com|2gis\.uz/, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
        );
        const guest = await open(page);
        await guest.add(PLOV);
        await guest.press('Basket');
        await guest.toCheckout();
        await chooseToFetch(guest);
        await guest.press('Order');
        await guest.orderId();
        const ways = guest.storefront.getByRole('group', { name: 'Get directions' });
        for (const [service, url] of Object.entries(WAYS)) {
          const way = ways.getByRole('link', { name: service, exact: true });
          await expect(way).toHaveAttribute('href', url);
          if (name === 'in Telegram') {
            await way.click();
            await expect(
              page.locator('#log .received[data-event="web_app_open_link"]').first(),
            ).toContainText(new URL(url).host);
            continue;
          }
          const [map] = await Promise.all([context.waitForEvent('page'), way.click()]);
          expect(decodeURIComponent(map.url())).toBe(decodeURIComponent(url));
          await map.close();
        }
      },
    );
  });
