import { localize } from '@dasturxon/core/kernel';
import type { StaffSession } from '@dasturxon/core/staff';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { Route, Switch, useLocation } from 'wouter';

import { AlertsContext, useAlerts } from '../alerts/use-alerts.ts';
import { BoardScreen } from '../board/board-screen.tsx';
import { useBoard } from '../board/use-board.ts';
import { lazyWithMessages } from '../i18n/lazy-with-messages.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useKeptShell } from '../offline/keep-shell.ts';
import { QueueProvider, useOfflineQueue, useWaitingWrites } from '../offline/use-offline.ts';
import { useKeptSnapshot, useShownOrders } from '../offline/use-offline-board.ts';
import { useAttention } from '../sound/use-attention.ts';
import { useBell } from '../sound/use-bell.ts';
import { PrintsContext } from '../printing/use-prints.ts';
import { PageBoundary } from './page-boundary.tsx';

const AuditScreen = lazyWithMessages(async () => (await import('../audit/audit-screen.tsx')).AuditScreen);

const StopListScreen = lazy(async () => ({
  default: (await import('../stop-list/stop-list-screen.tsx')).StopListScreen,
}));

const PhoneOrderScreen = lazy(async () => ({
  default: (await import('../phone-order/phone-order-screen.tsx')).PhoneOrderScreen,
}));

const MenuScreen = lazyWithMessages(async () => (await import('../menu/menu-screen.tsx')).MenuScreen);

const BranchEditorScreen = lazyWithMessages(
  async () => (await import('../branch-editor/branch-editor-screen.tsx')).BranchEditorScreen,
);

const ZoneEditorScreen = lazyWithMessages(
  async () => (await import('../zone-editor/zone-editor-screen.tsx')).ZoneEditorScreen,
);

const PromotionsScreen = lazyWithMessages(
  async () => (await import('../promotions/promotions-screen.tsx')).PromotionsScreen,
);

const ContentScreen = lazyWithMessages(
  async () => (await import('../content/content-screen.tsx')).ContentScreen,
);

const BroadcastsScreen = lazyWithMessages(
  async () => (await import('../broadcasts/broadcasts-screen.tsx')).BroadcastsScreen,
);

const SettingsScreen = lazyWithMessages(
  async () => (await import('../settings/settings-screen.tsx')).SettingsScreen,
);

const ConnectionsScreen = lazyWithMessages(
  async () => (await import('../connections/connections-screen.tsx')).ConnectionsScreen,
);

const BrandFileScreen = lazyWithMessages(
  async () => (await import('../brand-file/brand-file-screen.tsx')).BrandFileScreen,
);

const DoctorScreen = lazyWithMessages(async () => (await import('../doctor/doctor-screen.tsx')).DoctorScreen);

const SetupScreen = lazyWithMessages(
  async () => (await import('../onboarding/setup-screen.tsx')).SetupScreen,
);

const RefundsScreen = lazy(async () => ({
  default: (await import('../refunds/refunds-screen.tsx')).RefundsScreen,
}));

const CustomersScreen = lazyWithMessages(
  async () => (await import('../customers/customers-screen.tsx')).CustomersScreen,
);

const ReviewsScreen = lazyWithMessages(
  async () => (await import('../reviews/reviews-screen.tsx')).ReviewsScreen,
);

const TableBookScreen = lazyWithMessages(
  async () => (await import('../table-book/table-book-screen.tsx')).TableBookScreen,
);

const ReportsScreen = lazyWithMessages(
  async () => (await import('../reports/reports-screen.tsx')).ReportsScreen,
);

const ShiftScreen = lazy(async () => ({ default: (await import('../shifts/shift-screen.tsx')).ShiftScreen }));

const StaffScreen = lazy(async () => ({ default: (await import('../people/staff-screen.tsx')).StaffScreen }));

const PrintersScreen = lazy(async () => ({
  default: (await import('../printing/printers-screen.tsx')).PrintersScreen,
}));

const AccountScreen = lazy(async () => ({
  default: (await import('../second-factor/account-screen.tsx')).AccountScreen,
}));

const KitchenScreen = lazy(async () => ({
  default: (await import('../kitchen/kitchen-screen.tsx')).KitchenScreen,
}));

const DispatchScreen = lazy(async () => ({
  default: (await import('../dispatch/dispatch-screen.tsx')).DispatchScreen,
}));

const CourierScreen = lazy(async () => ({
  default: (await import('../courier/courier-screen.tsx')).CourierScreen,
}));

/** Pages that need nothing of the board but its branches. */
const PLAIN_PAGES = [
  ['/account', AccountScreen],
  ['/menu', MenuScreen],
  ['/branches', BranchEditorScreen],
  ['/zones', ZoneEditorScreen],
  ['/promotions', PromotionsScreen],
  ['/content', ContentScreen],
  ['/broadcasts', BroadcastsScreen],
  ['/settings', SettingsScreen],
  ['/connections', ConnectionsScreen],
  ['/brand-file', BrandFileScreen],
  ['/doctor', DoctorScreen],
  ['/set-up', SetupScreen],
  ['/refunds', RefundsScreen],
  ['/reviews', ReviewsScreen],
  ['/reservations', TableBookScreen],
  ['/customers', CustomersScreen],
  ['/shift', ShiftScreen],
  ['/reports', ReportsScreen],
  ['/staff', StaffScreen],
  ['/printers', PrintersScreen],
  ['/audit', AuditScreen],
] as const;

/** A page whose files are loaded when it is opened. */
const Page = ({ path, children }: { path: string; children: ReactNode }) => (
  <Route path={path}>
    <Suspense>{children}</Suspense>
  </Route>
);

/** The first page of a role, where it is not the board. */
const FIRST_PAGES: Readonly<Partial<Record<StaffSession['role'], string>>> = {
  KITCHEN: '/kitchen',
  COURIER: '/deliveries',
};

/** A cook's tablet opens at the kitchen with the board one press away; a courier has no board. */
function useFirstPage({ role, isBeingSetUp }: StaffSession) {
  const [path, go] = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const first = isBeingSetUp ? '/set-up' : FIRST_PAGES[role];
    const isWanted = isFirst.current || role === 'COURIER';
    if (isWanted && first && path === '/') go(first, { replace: true });
    isFirst.current = false;
  }, [role, isBeingSetUp, path, go]);
}

/** The pages of a signed-in person. The board is followed on every page: it rings and brings the pauses of branches. */
export function Office({ session }: { session: StaffSession }) {
  const [path] = useLocation();
  const live = useBoard(session.userId);
  const queue = useOfflineQueue(session, live.put);
  const writes = useWaitingWrites(queue);
  const orders = useShownOrders(live, session, writes);
  const board = { ...live, orders };
  useFirstPage(session);
  useKeptShell(live.isLost);
  // Filtered-out orders ring as well, so that a view hides no new order.
  const waiting = useBell(board.orders);
  const alerts = useAlerts(board, session);
  const { language } = useLanguage();
  useAttention(waiting, localize(session.brandName, language));
  const { branches } = board;
  // The same person and branches are one object, so that a change of one order renders one card.
  const current = useMemo(
    () => (branches === null ? session : { ...session, branches }),
    [session, branches],
  );
  useKeptSnapshot(live, current);
  return (
    <QueueProvider value={queue}>
      <PrintsContext value={board.prints}>
        <AlertsContext value={alerts}>
          <PageBoundary key={path}>
            <Switch>
              <Page path="/stop-list">
                <StopListScreen session={current} putBranch={board.putBranch} />
              </Page>
              <Page path="/phone">
                <PhoneOrderScreen session={current} putBranch={board.putBranch} put={board.put} />
              </Page>
              <Page path="/kitchen">
                <KitchenScreen session={current} board={board} />
              </Page>
              <Page path="/dispatch">
                <DispatchScreen session={current} board={board} />
              </Page>
              <Page path="/deliveries">
                <CourierScreen session={current} board={board} />
              </Page>
              {PLAIN_PAGES.map(([own, Screen]) => (
                <Page key={own} path={own}>
                  <Screen session={current} putBranch={board.putBranch} />
                </Page>
              ))}
              <Route>
                <BoardScreen session={current} board={board} />
              </Route>
            </Switch>
          </PageBoundary>
        </AlertsContext>
      </PrintsContext>
    </QueueProvider>
  );
}
