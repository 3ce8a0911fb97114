import * as v from 'valibot';

import { LANGUAGES } from '../kernel/language.ts';
import { LocalizedText, localizedText } from '../kernel/localized-text.ts';
import { Id } from '../kernel/wire.ts';
import { BASKET_POSITIONS, MAP_TYPES, MODIFICATION_VIEW_TYPES } from './look-choices.ts';
import { field, known, listOfGood, off, on, oneOf } from './setting-field.ts';
import {
  DigitsId,
  GtmId,
  HostName,
  HttpsLink,
  PhoneText,
  PicturePath,
  SettingColor,
  SettingsContact,
  TextLine,
  Token,
} from './setting-values.ts';

/** Layouts of the groups (D21). An unknown one is read as the first. */
export const GROUP_VIEWS = ['TABS', 'LIST', 'GRID'] as const;
/** Layouts of the categories (D21). An unknown one is read as the first. */
export const CATEGORY_VIEWS = ['CHIPS', 'SECTIONS', 'GRID'] as const;

/** The language of status labels (D23): always Uzbek, or the guest's. */
export const STATUS_LABEL_LANGUAGES = ['uz', 'current'] as const;

/** The main colour of a brand that names none (K-24). */
export const DEFAULT_COLOR = '#FCE000';

const look = {
  merchantId: known(Id),
  logo: known(PicturePath),
  brand: known(TextLine),
  favicon: known(PicturePath),
  domain: known(HostName),
  mainColor: field(SettingColor, DEFAULT_COLOR),
  mainColorType: oneOf(['light', 'dark']),
  /** None named is Russian (TEN-11, D2). */
  mainLanguage: known(v.picklist(LANGUAGES)),
  isDark: off(),
  title: known(TextLine),
  leftCopyWrite: field(LocalizedText, localizedText({})),
  rightCopyWrite: field(LocalizedText, localizedText({})),
  groupView: oneOf(GROUP_VIEWS),
  categoryView: oneOf(CATEGORY_VIEWS),
  mapType: oneOf(MAP_TYPES, 'LEAFLET'),
  isCategoryImageVisible: on(),
  isNavigationViewEnabled: on(),
  multiTabNavigationEnabled: off(),
  isVisibleAtProfileTop: off(),
  modificationViewType: oneOf(MODIFICATION_VIEW_TYPES),
  basketPosition: oneOf(BASKET_POSITIONS),
};

const languages = {
  uzActive: on(),
  ruActive: on(),
  engActive: off(),
  arActive: off(),
  kzActive: off(),
  trActive: off(),
  zhActive: off(),
  /** Beats every other choice of language (BOOT-10, D2). */
  forcedLanguage: known(v.picklist(LANGUAGES)),
  statusLabelsLang: oneOf(STATUS_LABEL_LANGUAGES),
};

const features = {
  bannersActive: off(),
  deliveryActive: on(),
  pickupActive: on(),
  dineInActive: off(),
  branchesActive: on(),
  storiesActive: off(),
  vacanciesActive: off(),
  privacyActive: on(),
  aboutMerchantActive: on(),
  notificationsActive: off(),
  termsOfUseActive: on(),
  balanceActive: off(),
  cartInMainActive: on(),
  cartPageActive: on(),
  bookingActive: off(),
  receiverActive: off(),
  chatActive: off(),
  cashbackActive: off(),
  promoActive: off(),
  favouriteActive: on(),
  cancelOrderActive: on(),
  tipsActive: off(),
  agentsActive: on(),
  shouldValidateDeliveryArea: off(),
};

const links = {
  iosAppLink: known(HttpsLink),
  androidAppLink: known(HttpsLink),
  telegramBotLink: known(HttpsLink),
  phone: known(PhoneText),
  phoneActive: off(),
  telegram: known(TextLine),
  telegramActive: off(),
  instagram: known(TextLine),
  instagramActive: off(),
  facebook: known(TextLine),
  facebookActive: off(),
  contacts: listOfGood(SettingsContact),
};

const payments = { cash: on(), terminal: off(), payme: off(), click: off(), uzum: off(), card: off() };

const AmoCrm = v.object({ id: known(DigitsId), active: off(), hash: known(Token) });
const YandexMetrics = v.object({ enabled: off(), id: known(DigitsId), keys: listOfGood(Token) });
const MetaPixel = v.object({ active: off(), content: known(Token), id: known(DigitsId) });
const TagManager = v.object({ active: off(), id: known(GtmId) });

const other = {
  /** Template of the sign-in SMS, `{code}` is filled in (SET-31). */
  smsContent: known(TextLine),
  /** Whether a guest without notifications gets an SMS when the courier leaves (B36). */
  smsOnWayActive: off(),
  amoCRM: field(AmoCrm, { id: null, active: false, hash: null }),
  yandexMetrics: field(YandexMetrics, { enabled: false, id: null, keys: [] }),
  metaPixel: field(MetaPixel, { active: false, content: null, id: null }),
  googleTagManager: field(TagManager, { active: false, id: null }),
  /** Whether scripts of third parties wait for the guest's consent (D80). */
  consentRequired: off(),
};

/** The settings by what they are about. */
export const SETTING_GROUPS = { look, languages, features, links, payments, other };

/**
 * A merchant's settings as the wire carries them: some seventy fields side by side (ENT-07…12), each with its
 * default. A broken field costs itself alone.
 */
export const FlatSettings = v.object({
  ...look,
  ...languages,
  ...features,
  ...links,
  ...payments,
  ...other,
});
export type FlatSettings = v.InferOutput<typeof FlatSettings>;

/** Names of the wire's fields, for merging the parts and for tests. */
export const SETTING_NAMES = Object.keys(FlatSettings.entries) as readonly (keyof FlatSettings)[];
