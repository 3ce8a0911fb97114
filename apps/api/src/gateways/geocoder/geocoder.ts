import type { FoundAddress } from '@dasturxon/core/api';
import type { FoundPlace } from '@dasturxon/core/address';
import type { Language } from '@dasturxon/core/kernel';

/** Looks places up. Rejects with GeocoderFailed when the service does not answer. */
export type Geocoder = {
  /** How many questions a second the whole deployment may ask; Infinity for a service of our own. */
  perSecond: number;
  /** The address at a point; empty names when nothing is known there. */
  reverse: (point: { lat: number; lon: number }, language: Language) => Promise<FoundAddress>;
  search: (query: string, language: Language) => Promise<FoundPlace[]>;
};

/** The service gave no answer, or one that makes no sense. */
export class GeocoderFailed extends Error {
  override readonly name = 'GeocoderFailed';
}
