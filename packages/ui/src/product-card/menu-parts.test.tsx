import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { BannerStrip } from '../banner-strip/banner-strip.tsx';
import { BasketBar } from '../basket-bar/basket-bar.tsx';
import { BottomNav } from '../bottom-nav/bottom-nav.tsx';
import { CategoryChips } from '../category-chips/category-chips.tsx';
import { Footer } from '../footer/footer.tsx';
import { GroupTabs } from '../group-tabs/group-tabs.tsx';
import { MenuHeader } from '../menu-header/menu-header.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { SkeletonCards } from '../skeleton/skeleton.tsx';
import { StoryRow } from '../story-row/story-row.tsx';
import { ProductCard } from './product-card.tsx';

const picture = { src: '/p.webp', avif: '/p.avif', width: 480, height: 480 };
const labels = { add: 'Add', decrease: 'Less' };
const card = { product: { id: 'p1', name: 'Osh', href: '/product/p1', picture, price: '42 000' }, labels };
const link = { id: 'a', name: 'A', label: 'A', title: 'A', href: '#a', icon: null, picture };

const page = (
  <>
    <MenuHeader
      brand={{ name: 'B', logo: picture, href: '/' }}
      place={{ how: 'h', where: 'w' }}
      search={{ label: 's', href: '/search' }}
    />
    <StoryRow label="s" items={[link]} />
    <BannerStrip label="b" items={[link, { ...link, id: 'b' }]} />
    <GroupTabs label="g" items={[link]} activeId="a" />
    <CategoryChips label="c" items={[link]} activeId="a" />
    <SectionHeading id="a">A</SectionHeading>
    <ProductCard
      {...card}
      cart={{ count: 2 }}
      product={{ ...card.product, oldPrice: '49 000', labels: [{ text: 'New' }] }}
      eager
    />
    <SkeletonCards label="l" />
    <BasketBar href="/basket" label="b" summary="s" count={1} total={42_000} totalText="42 000" />
    <BottomNav label="n" items={[link]} currentId="a" />
    <Footer label="f" links={[link]} contacts={[link]} start="©" />
  </>
);

test('no menu part carries a style attribute, which the page policy would drop', () => {
  expect(renderToString(page)).not.toMatch(/ style=/);
});

test('tools find a card, its Add button, the basket and the total on the page', () => {
  const html = renderToString(page);

  expect(html).toMatch(/<li[^>]* data-product="p1"/);
  expect(html).toMatch(/<button[^>]* data-add=""/);
  expect(html).toMatch(/<a[^>]* data-basket=""/);
  expect(html).toContain('data-total="42000"');
});

test('a picture is AVIF with a fallback, sized, and eager only on the first screen', () => {
  const eager = renderToString(<ProductCard {...card} eager />);
  const lazy = renderToString(<ProductCard {...card} />);

  expect(eager).toContain('<source type="image/avif" srcSet="/p.avif"/>');
  expect(eager).toMatch(/<img[^>]* width="480" height="480" loading="eager"/);
  expect(lazy).toContain('loading="lazy"');
});

test('an unavailable dish shows the reason and has no Add button', () => {
  const html = renderToString(
    <ProductCard {...card} product={{ ...card.product, unavailable: 'Sold out' }} />,
  );

  expect(html).toContain('Sold out');
  expect(html).not.toContain('data-add');
});
