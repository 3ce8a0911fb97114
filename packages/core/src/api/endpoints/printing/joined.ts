/** Each endpoint of a file with its request. */
export type Joined<Endpoints, Requests> = {
  [Name in keyof Endpoints & keyof Requests]: Endpoints[Name] & Requests[Name];
};
