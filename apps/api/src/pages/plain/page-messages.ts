/** English source texts of pages without a brand: the list of brands, and the reason for an empty one. */
export const PAGE_MESSAGES = {
  'list.title': 'Choose a restaurant',
  'list.text': 'Each has its own menu, colours and guests.',
  'list.none': 'No restaurant has opened here yet.',
  'list.telegram': 'Inside Telegram',
  'list.click': 'Inside Click',
  'list.console': 'SMS codes and orders',
  'notAvailable.title': 'There is no restaurant here',
  'notAvailable.text': 'Check the address, or ask the restaurant for a new link.',
  'tooMany.title': 'Too many requests',
  'tooMany.text': 'Wait a moment, then try again.',
  'deleted.title': 'This restaurant is no longer here',
  'blocked.title': 'Temporarily closed',
  'blocked.text': 'The restaurant is not taking orders right now. Please come back later.',
  retry: 'Try again',
} as const;

export type PageMessageKey = keyof typeof PAGE_MESSAGES;
