import { useEffect, useEffectEvent, useState } from 'react';

import type { SlimProduct } from '../../catalog/slim-menu.ts';
import { ProductTiles } from '../../menu/product-tiles.tsx';
import { useNearViewport } from '../../menu/use-near-viewport.ts';

/** How many of what was found are drawn at first, and how many more each time their end comes near. */
const STEP = 24;

/** What was found, best first; of thousands the first screens, and more as they are scrolled to. */
export function FoundProducts({
  products,
  onPick,
}: {
  products: readonly SlimProduct[];
  onPick: () => void;
}) {
  const [drawn, setDrawn] = useState({ products, count: STEP });
  if (drawn.products !== products) setDrawn({ products, count: STEP });
  const { count } = drawn;
  if (products.length === 0) return null;
  return (
    // A tap on what was found is what makes a search worth remembering.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the cards inside are the controls
    <div onClick={onPick}>
      <ProductTiles products={products.slice(0, count)} />
      {count < products.length ? (
        <End key={count} onNearViewport={() => setDrawn({ products, count: count + STEP })} />
      ) : null}
    </div>
  );
}

/** The end of the rendered products; calls `onNearViewport` once when it comes near the viewport. */
function End({ onNearViewport }: { onNearViewport: () => void }) {
  const { ref, isNearViewport } = useNearViewport<HTMLDivElement>(false);
  const onNear = useEffectEvent(onNearViewport);
  useEffect(() => {
    if (isNearViewport) onNear();
  }, [isNearViewport]);
  return <div ref={ref} />;
}
