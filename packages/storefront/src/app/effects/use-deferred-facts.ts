import { DEFAULT_CITY_DELAY_MS } from '@dasturxon/core/delivery-area';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';

import { useDeps } from '../../hosts/deps.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { stoppedAtom } from '../../domains/menu/availability.ts';
import { menuAtom } from '../../domains/menu/menu.ts';
import { pageAtom } from '../../store/boot.ts';
import { selectedCityIdAtom } from '../../domains/branches/cities.ts';
import { languageAtom } from '../../store/language.ts';
import { menuBranchIdAtom } from '../../domains/branches/nearest-branch.ts';
import { orderDraftAtom, serviceTypeAtom } from '../../domains/checkout/order-draft.ts';
import {
  followMenuClock,
  followSale,
  loadBranchOffer,
  loadGrades,
  loadOpening,
  notifyClosed,
  notifyStorageUnavailable,
  showSaleChange,
} from '../../menu/deferred-calls.ts';
import { runLazy } from '../../lazy/lazy-module.ts';

/**
 * What waits until after the first paint: the default city (GEO-04, K-16), what the chosen branch does not offer,
 * hours and happy-hour prices (B21),
 * the grades of dishes (MENU-08), whether the restaurant is closed and when it opens (T37), what staff stop and pause
 * while the page is open (BO-45), and whether this browser keeps anything (F09).
 */
export function useDeferredFacts(): void {
  useDefaultCity();
  useBranchOffer();
  useMenuClock();
  useGrades();
  useOpening();
  useClosedBranch();
  useSaleChanges();
  useForgetfulStore();
}

function useDefaultCity() {
  const store = useStore();
  useEffect(() => {
    const timer = setTimeout(() => {
      const { defaultCityId } = store.get(pageAtom);
      if (defaultCityId && store.get(selectedCityIdAtom) === null)
        store.set(selectedCityIdAtom, defaultCityId);
    }, DEFAULT_CITY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [store]);
}

function useBranchOffer() {
  const store = useStore();
  const branchId = useAtomValue(menuBranchIdAtom);
  const setStopped = useSetAtom(stoppedAtom);
  useEffect(() => {
    if (branchId === null) setStopped(new Set());
    else runLazy(loadBranchOffer(store, branchId));
  }, [branchId, setStopped, store]);
}

function useMenuClock() {
  const store = useStore();
  const isTimed = useAtomValue(menuAtom)?.timed === true;
  useEffect(() => {
    if (!isTimed) return undefined;
    const follow = new AbortController();
    runLazy(followMenuClock(store, follow.signal));
    return () => follow.abort();
  }, [isTimed, store]);
}

function useGrades() {
  const store = useStore();
  useEffect(() => runLazy(loadGrades(store)), [store]);
}

function useClosedBranch() {
  const store = useStore();
  const i18n = useI18n();
  const deps = useDeps();
  const branchId = useAtomValue(menuBranchIdAtom);
  useEffect(() => {
    if (branchId === null) return;
    runLazy(notifyClosed({ store, i18n, deps }, branchId));
  }, [branchId, store, i18n, deps]);
}

function useOpening() {
  const store = useStore();
  const i18n = useI18n();
  const deps = useDeps();
  const branchId = useAtomValue(menuBranchIdAtom);
  const type = useAtomValue(serviceTypeAtom);
  const language = useAtomValue(languageAtom);
  const { address } = useAtomValue(orderDraftAtom);
  useEffect(() => {
    const asking = new AbortController();
    const asked = { branchId, type, address, language, signal: asking.signal };
    runLazy(loadOpening({ store, i18n, deps }, asked));
    return () => asking.abort();
  }, [branchId, type, address, language, store, i18n, deps]);
}

function useSaleChanges() {
  const store = useStore();
  const i18n = useI18n();
  useEffect(() => {
    const follow = new AbortController();
    followSale(store, {
      signal: follow.signal,
      onChange: (before) => showSaleChange({ store, i18n, before }),
    });
    return () => follow.abort();
  }, [store, i18n]);
}

function useForgetfulStore() {
  const store = useStore();
  const i18n = useI18n();
  const { storage } = useDeps();
  useEffect(
    () => storage.onForget?.(() => runLazy(notifyStorageUnavailable(store, i18n))),
    [storage, store, i18n],
  );
}
