import * as leversRequests from '../requests/levers.requests.ts';
import * as levers from './levers.ts';

/** The calls that take things off sale and put them back, with their requests. */
export const stopEndpoints = {
  stopDishes: { ...levers.stopDishes, ...leversRequests.stopDishes },
  returnDishes: { ...levers.returnDishes, ...leversRequests.returnDishes },
  stopCategory: { ...levers.stopCategory, ...leversRequests.stopCategory },
  returnCategory: { ...levers.returnCategory, ...leversRequests.returnCategory },
  stopModifier: { ...levers.stopModifier, ...leversRequests.stopModifier },
  returnModifier: { ...levers.returnModifier, ...leversRequests.returnModifier },
};
