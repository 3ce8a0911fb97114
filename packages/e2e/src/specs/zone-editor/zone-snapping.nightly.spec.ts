import { BoardPage, MANAGER } from '../../pages/board-page.ts';
import { officeAddress } from '../../pages/staff-sign-in.ts';
import { ask } from '../../server/ask.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** A corner of another zone is meant where the pointer is this near to it, in pixels across and down. */
const BESIDE = { x: 7, y: 6 };

test('BO-395 a border that is drawn beside another zone begins exactly at that zone’s corner', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: 'en-GB' });
  const page = await desk.newPage();
  await new BoardPage(page).signIn('osh', MANAGER);
  await page.goto(officeAddress('osh', '/zones'));
  const map = page.getByRole('application', { name: 'Map of the delivery zones' });
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'Add a zone' }).click();
  await page.getByText('Draw the border anew', { exact: true }).click();

  // Of the borders on the screen, a corner with room around it.
  const corner = await map.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const borders = [...element.querySelectorAll<SVGPathElement>('path.leaflet-interactive, path[stroke]')];
    const corners = borders.flatMap((border) => {
      const matrix = border.getScreenCTM()!;
      return [...(border.getAttribute('d') ?? '').matchAll(/(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g)].map(
        ([, x, y]) => new DOMPoint(Number(x), Number(y)).matrixTransform(matrix),
      );
    });
    const inside = corners.find(
      ({ x, y }) => x > left + 80 && x < right - 200 && y > top + 80 && y < bottom - 200,
    )!;
    return { x: inside.x - left, y: inside.y - top };
  });
  // Where the map is at each press: what comes in meanwhile puts an alert above it.
  const press = (x: number, y: number) => map.click({ position: { x, y }, delay: 20 });
  await press(corner.x + BESIDE.x, corner.y + BESIDE.y);
  await press(corner.x + 150, corner.y + 30);
  await press(corner.x + 60, corner.y + 150);
  await press(corner.x, corner.y);

  const points = page.getByRole('list', { name: 'Points of the border' });
  await expect(points.getByRole('listitem')).toHaveCount(3);
  const drawn = `${await points.getByLabel('Point 1: longitude').inputValue()} ${await points.getByLabel('Point 1: latitude').inputValue()}`;
  const answer = await ask({ host: 'osh.localhost', path: '/users/v1/region' });
  const corners = answer
    .json<{ polygon: [number, number][] }[]>()
    .flatMap(({ polygon }) => polygon.map((point) => point.join(' ')));
  expect(corners).toContain(drawn);
  await desk.close();
});
