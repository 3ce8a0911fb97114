import { SheetContext } from '@dasturxon/ui/sheet';
import { atom, useSetAtom } from 'jotai';
import { type RefObject, use, useEffect, useRef } from 'react';

/** The big buttons that a host can show as its own, the most urgent first: to order, to go on to checkout, to open the basket. */
const PLACES = ['order', 'checkout', 'basket'] as const;

/** The label, price and action of a page's main button. */
export type MainAction = {
  place: (typeof PLACES)[number];
  text: string;
  /** What it costs, written; null without a price. */
  price: string | null;
  isEnabled?: boolean;
  isBusy?: boolean;
  press: () => void;
};

type Offered = MainAction & { sheet: RefObject<HTMLElement | null> | null };

const offeredAtom = atom<ReadonlyMap<MainAction['place'], Offered>>(new Map<MainAction['place'], Offered>());

/** Finds the main action of the sheet that lies on top, or of the page where none is open: the most urgent one. */
export const mainActionAtom = atom((get) => {
  const offered = get(offeredAtom);
  const all = PLACES.flatMap((place) => offered.get(place) ?? []);
  return (top: HTMLElement | null): MainAction | null =>
    all.find(({ sheet }) => (sheet?.current ?? null) === top) ?? null;
});

type Offer = { place: MainAction['place']; action: Offered | null };

const offerAtom = atom(null, (_get, set, { place, action }: Offer) =>
  set(offeredAtom, (before) => {
    const next = new Map(before);
    if (action) next.set(place, action);
    else next.delete(place);
    return next;
  }),
);

/** Offers the big button of a page or sheet as the main action while it is drawn; null offers none. */
export function useMainAction(action: MainAction | null): void {
  const sheet = use(SheetContext);
  const offer = useSetAtom(offerAtom);
  const press = useRef(action?.press);
  const { place, text, price, isEnabled = true, isBusy = false } = action ?? {};
  useEffect(() => {
    press.current = action?.press;
  });
  useEffect(() => {
    if (place === undefined || text === undefined || price === undefined) return;
    const pressLatest = () => press.current?.();
    offer({ place, action: { place, text, price, isEnabled, isBusy, sheet, press: pressLatest } });
    return () => offer({ place, action: null });
  }, [offer, place, text, price, isEnabled, isBusy, sheet]);
}
