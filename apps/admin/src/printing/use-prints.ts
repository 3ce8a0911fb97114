import {
  addPrinter,
  type ApiError,
  changePrinter,
  listPrinters,
  listPrintJobs,
  printOrder,
  removePrinter,
  reprintJob,
  testPrinter,
  unwrap,
  withdrawJob,
} from '@dasturxon/core/api';
import type { Printer, PrintJob, SavedPrinter, TicketKind } from '@dasturxon/core/printing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';

const PRINTERS_KEY = ['printers'];
const JOBS_KEY = ['print-jobs'];
/** The screen of printers shows what a printer reported at most this long ago, in milliseconds. */
const RENEW_MS = 4_000;

/** The tickets that are not printed yet, by the board's stream. */
export const PrintsContext = createContext<readonly PrintJob[]>([]);
export const useOpenPrints = (): readonly PrintJob[] => useContext(PrintsContext);

/** The printers of the person's branches. */
export const usePrinters = () =>
  useQuery<Printer[], ApiError>({
    queryKey: PRINTERS_KEY,
    queryFn: async ({ signal }) => unwrap(await api(listPrinters, { signal })),
    refetchInterval: RENEW_MS,
    staleTime: 0,
  });

/** The last tickets. */
export const usePrintJobs = () =>
  useQuery<PrintJob[], ApiError>({
    queryKey: JOBS_KEY,
    queryFn: async ({ signal }) => unwrap(await api(listPrintJobs, { signal })),
    refetchInterval: RENEW_MS,
    staleTime: 0,
  });

const refresh = async () => {
  await queryClient.invalidateQueries({ queryKey: PRINTERS_KEY });
  await queryClient.invalidateQueries({ queryKey: JOBS_KEY });
};

/** Adds a printer, whose answer has the secret, or changes the one of an id. */
export const useSavePrinter = (id: string | null) =>
  useMutation({
    mutationFn: async (body: SavedPrinter) => {
      if (id === null) return unwrap(await api(addPrinter, { body }));
      return { printer: unwrap(await api(changePrinter, { params: { id }, body })), secret: null };
    },
    onSuccess: refresh,
  });

export const useRemovePrinter = (id: string) =>
  useMutation({
    mutationFn: async () => unwrap(await api(removePrinter, { params: { id } })),
    onSuccess: refresh,
  });

/** Each press prints; a call that the network repeats does not. */
const pressKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('.');

/** Prints a test page. */
export const useTestPrinter = (id: string) =>
  useMutation({
    mutationFn: async () => unwrap(await api(testPrinter, { params: { id }, idempotencyKey: pressKey() })),
    onSuccess: refresh,
  });

/** Prints a ticket again, or withdraws one that waits. */
export const useJobAction = (id: string) =>
  useMutation({
    mutationFn: async (action: 'again' | 'withdraw') =>
      action === 'again'
        ? unwrap(await api(reprintJob, { params: { id }, idempotencyKey: pressKey() }))
        : unwrap(await api(withdrawJob, { params: { id } })),
    onSuccess: refresh,
  });

/** Prints a ticket of an order at a printer. */
export const usePrintOrder = (orderId: string) =>
  useMutation({
    mutationFn: async (body: { printerId: string; kind: TicketKind }) =>
      unwrap(await api(printOrder, { params: { id: orderId }, body, idempotencyKey: pressKey() })),
    onSuccess: refresh,
  });
