export {
  type AggregatorClient,
  type AggregatorOrder,
  type Answer,
  createAggregator,
  type Report,
} from './aggregator/aggregator.ts';
export { drawOrder } from './aggregator/draw-order.ts';
export {
  type FindBrand,
  type FindBrandByBot,
  type ListBrands,
  type SandboxBrand,
  type SandboxBrandKeys,
  type StaffGroup,
} from './brands/sandbox-brand.ts';
export { type ChangeRow } from './brands/change-row.ts';
export { type ChangeSettings } from './brands/change-settings.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts';
export { type ProviderName, type FindProviderMerchant } from './provider-merchants/provider-merchant.ts';
export { type Fault, type FaultService, type FaultSwitches } from './faults/fault-switches.ts';
export { type AdvanceOrder, type ConsoleOrder, type ListOrders } from './orders/console-order.ts';
export { S3_ACCOUNT } from './s3/s3.routes.ts';
export { gatewayToken } from './sms/telegram-gateway.routes.ts';
export { sandboxAccount, type SandboxAccount } from './sms/sandbox-accounts.ts';
export { type SmsInbox, type SmsMessage } from './sms/sms-inbox.ts';
export { type TelegramCall, type TelegramInbox } from './telegram/telegram-inbox.ts';
export { type WireLog } from './wire/wire-log.ts';
