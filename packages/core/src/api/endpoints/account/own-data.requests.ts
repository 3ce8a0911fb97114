import { request } from '../../endpoint.ts';

export const readOwnData = request({
  summary: 'Everything that is kept about the own account',
});
