import type { Plane, Point, Spot } from '../geo/plane.ts';

export const PLACE_LANGUAGES = ['uz', 'ru', 'en'] as const;
export type PlaceLanguage = (typeof PLACE_LANGUAGES)[number];
export type Names = Readonly<Record<PlaceLanguage, string>>;

export const STREET_KINDS = ['motorway', 'primary', 'secondary', 'tertiary'] as const;
export type StreetKind = (typeof STREET_KINDS)[number];

export interface City {
  readonly id: string;
  readonly names: Names;
  readonly postcode: string;
  readonly centre: Point;
  readonly plane: Plane;
  readonly outline: readonly Spot[];
}

export interface Street {
  readonly id: number;
  readonly city: City;
  readonly kind: StreetKind;
  readonly names: Names;
  /** Other names people search by: the old name, an abbreviation. */
  readonly aliases: string;
  readonly spots: readonly Spot[];
}

export interface House {
  readonly street: Street;
  readonly number: number;
  readonly spot: Spot;
  /** Direction of the street at the house, radians from east. */
  readonly bearing: number;
}

/** A district, a quarter or a landmark: anything that is a name and a spot. */
export interface Sight {
  readonly id: number;
  readonly city: City;
  readonly kind: string;
  readonly names: Names;
  readonly aliases: string;
  readonly spot: Spot;
}

/** What a look-up answers, before it is written in a language. */
export type Place =
  | { readonly type: 'house'; readonly city: City; readonly spot: Spot; readonly house: House }
  | { readonly type: 'street'; readonly city: City; readonly spot: Spot; readonly street: Street }
  | {
      readonly type: 'landmark' | 'quarter' | 'district';
      readonly city: City;
      readonly spot: Spot;
      readonly sight: Sight;
    }
  | { readonly type: 'city'; readonly city: City; readonly spot: Spot };

/** Half the width of a street in metres, kerb to axis. */
export const HALF_WIDTH: Readonly<Record<StreetKind, number>> = {
  motorway: 15,
  primary: 13,
  secondary: 9,
  tertiary: 6.5,
};
