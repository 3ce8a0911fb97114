import type { StreetKind } from '../gazetteer/place.ts';

/** The colours of the map. */
export interface Theme {
  readonly country: string;
  readonly town: string;
  readonly park: string;
  readonly water: string;
  readonly airport: string;
  readonly runway: string;
  readonly building: string;
  readonly buildingEdge: string;
  readonly rail: string;
  readonly minor: string;
  readonly minorEdge: string;
  readonly road: Readonly<Record<StreetKind, string>>;
  readonly roadEdge: Readonly<Record<StreetKind, string>>;
  readonly halo: string;
  readonly streetText: string;
  readonly areaText: string;
  readonly townText: string;
  readonly parkText: string;
  readonly waterText: string;
  readonly sightText: string;
  readonly houseText: string;
}

export const LIGHT: Theme = {
  country: '#eef0e4',
  town: '#f2efe9',
  park: '#cfe7c3',
  water: '#a8d4ee',
  airport: '#e7e6ec',
  runway: '#d3d2dc',
  building: '#e8e3db',
  buildingEdge: '#d8d1c6',
  rail: '#c3c1c4',
  minor: '#ffffff',
  minorEdge: '#ddd7cd',
  road: { motorway: '#f7c97b', primary: '#ffe3a3', secondary: '#fff4d2', tertiary: '#ffffff' },
  roadEdge: { motorway: '#dba24a', primary: '#e5c070', secondary: '#dfd0a4', tertiary: '#d8d2c8' },
  halo: '#ffffff',
  streetText: '#55514b',
  areaText: '#7b7468',
  townText: '#2f2d2a',
  parkText: '#3f7a35',
  waterText: '#3f7fa8',
  sightText: '#4a4a55',
  houseText: '#8b8377',
};

export const DARK: Theme = {
  country: '#191c1d',
  town: '#1f2224',
  park: '#22352a',
  water: '#173447',
  airport: '#272a30',
  runway: '#33363d',
  building: '#2a2d30',
  buildingEdge: '#34383c',
  rail: '#45484c',
  minor: '#33373b',
  minorEdge: '#1b1d1f',
  road: { motorway: '#7d6233', primary: '#5d5137', secondary: '#474438', tertiary: '#3c4044' },
  roadEdge: { motorway: '#2a2317', primary: '#262219', secondary: '#202019', tertiary: '#1b1d1f' },
  halo: '#16181a',
  streetText: '#b9b6ae',
  areaText: '#8f8b84',
  townText: '#eceae5',
  parkText: '#86b38f',
  waterText: '#7fb2d3',
  sightText: '#c9c9d2',
  houseText: '#74787c',
};
