import { DISH_LABELS } from '@dasturxon/core/catalog';
import { BulkChange, type PRICE_STEPS } from '@dasturxon/core/drafts';
import { useState } from 'react';
import * as v from 'valibot';

export type BulkKind =
  | 'PERCENT'
  | 'SUM'
  | 'PRICE'
  | 'ON'
  | 'OFF'
  | 'BRANCH'
  | 'CATEGORY'
  | 'LABEL'
  | 'BRANCHES'
  | 'DELIVERY';

export type Named = { value: string; label: string };

const readNumber = (text: string) => Number(text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-'));

/** By how much prices change. */
function usePrice() {
  const [amount, setAmount] = useState('');
  const [step, setStep] = useState<(typeof PRICE_STEPS)[number]>(500);
  const number = amount.trim() === '' ? Number.NaN : readNumber(amount);
  return { amount, setAmount, step, setStep, number };
}

/** What is put on dishes or taken off them. */
function useMarks() {
  const [isOn, setOn] = useState(true);
  const [label, setLabel] = useState<string>(DISH_LABELS[0]);
  const [ids, setIds] = useState<string[]>([]);
  return { isOn, setOn, label, setLabel, ids, setIds };
}

/** The change that is chosen and typed; null while it is not complete. */
export function useBulkFields({
  branches,
  categories,
}: {
  branches: readonly Named[];
  categories: readonly Named[];
}) {
  const [kind, setKind] = useState<BulkKind>('PERCENT');
  const price = usePrice();
  const marks = useMarks();
  const [from, setFrom] = useState(branches[0]?.value ?? '');
  const [to, setTo] = useState(branches[1]?.value ?? '');
  const [category, setCategory] = useState(categories[0]?.value ?? '');
  const { number, step } = price;
  const { isOn, label, ids } = marks;
  const candidates: Readonly<Record<BulkKind, unknown>> = {
    PERCENT: { kind: 'PERCENT', percent: number, step },
    SUM: { kind: 'SUM', sum: number, step },
    PRICE: { kind: 'PRICE', price: number },
    ON: { kind: 'SALE', active: true },
    OFF: { kind: 'SALE', active: false },
    BRANCH: { kind: 'BRANCH', from, to },
    CATEGORY: { kind: 'CATEGORY', to: category },
    LABEL: { kind: 'LABEL', label, isOn },
    BRANCHES: { kind: 'BRANCHES', ids, isOn },
    DELIVERY: { kind: 'DELIVERY', isOn },
  };
  const parsed = v.safeParse(BulkChange, candidates[kind]);
  const change = parsed.success ? parsed.output : null;
  const copy = { branches, from, setFrom, to, setTo };
  const place = { categories, category, setCategory };
  return { kind, setKind, price, marks, copy, place, change };
}

export type BulkFieldsState = ReturnType<typeof useBulkFields>;
