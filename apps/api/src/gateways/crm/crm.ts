/** What a lead has come to. */
export type LeadStep = 'OPEN' | 'WON' | 'LOST';

/** An order or a booking as a CRM gets it. */
export type Lead = {
  /** Our id of it: what the lead is found by after a lost answer. */
  ref: string;
  title: string;
  /** Whole so'm. */
  price: number;
  tags: readonly string[];
  /** The phone is digits with the country code; empty without one. */
  contact: { name: string; phone: string };
  /** The lines, for the people in the CRM. */
  note: string;
  /** The website where it was made, and when. */
  page: string;
  at: Date;
};

/** What the connection test found. */
export type CrmCheck = {
  account: string;
  pipelines: readonly { id: number; name: string; statuses: readonly { id: number; name: string }[] }[];
};

/** A merchant's CRM. Every call rejects with ServiceFailed or ServiceRefused alone. */
export type Crm = {
  check: () => Promise<CrmCheck>;
  /** Creates the lead with its contact, and returns its id. */
  create: (lead: Lead) => Promise<string>;
  /** The id of the lead with our reference; null if the CRM has no such lead. */
  find: (lead: Pick<Lead, 'ref'>) => Promise<string | null>;
  /** Writes the lines into the lead; doing it twice changes nothing. */
  note: (leadId: string, lead: Pick<Lead, 'ref' | 'note'>) => Promise<void>;
  /** Sets what the lead is worth and has come to; doing it twice changes nothing. */
  update: (leadId: string, to: { price: number; step: LeadStep }) => Promise<void>;
};
