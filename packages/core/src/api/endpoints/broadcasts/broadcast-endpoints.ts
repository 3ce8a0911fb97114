import * as choice from './broadcast-choice.ts';
import * as choiceRequests from './broadcast-choice.requests.ts';
import * as broadcasts from './broadcasts.ts';
import * as requests from './broadcasts.requests.ts';

/** The calls about broadcasts of the bot, with their requests. */
export const broadcastEndpoints = {
  listBroadcasts: { ...broadcasts.listBroadcasts, ...requests.listBroadcasts },
  countAudience: { ...broadcasts.countAudience, ...requests.countAudience },
  testBroadcast: { ...broadcasts.testBroadcast, ...requests.testBroadcast },
  createBroadcast: { ...broadcasts.createBroadcast, ...requests.createBroadcast },
  cancelBroadcast: { ...broadcasts.cancelBroadcast, ...requests.cancelBroadcast },
};

/** A guest's own choice about them. */
export const broadcastChoiceEndpoints = {
  readBroadcastChoice: { ...choice.readBroadcastChoice, ...choiceRequests.readBroadcastChoice },
  chooseBroadcasts: { ...choice.chooseBroadcasts, ...choiceRequests.chooseBroadcasts },
};
