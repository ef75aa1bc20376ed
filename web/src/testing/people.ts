import type { Data, Profile, SessionUser } from '@southline/rest/types';
import { type Answers, refuse } from './fake-server.ts';

type Session = { data: Data<'session/current'> };

/** Answers of session/current. */
export const guest: Session = { data: { signedIn: false, user: null, region: 'au', currency: 'AUD', cartCount: 0 } };

export const user: SessionUser = {
  membershipNo: 'M1001',
  firstName: 'Robin',
  lastName: 'Lee',
  address: '1 Lane',
  suburb: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  email: 'robin@example.com',
  phone: '0412345678',
  userType: 'Member',
};
/** Ends the session: from now on the vehicles of an account are refused. */
export const endSession = (answers: Answers): void => {
  answers['garage/get'] = refuse(401, 'UnauthorisedAccess', 'UnauthorisedAccess');
  answers['session/current'] = guest;
};
export const member: Session = { data: { ...guest.data, signedIn: true, user } };
export const profile: Profile = {
  firstName: 'Robin',
  lastName: 'Lee',
  address: '1 Lane',
  suburb: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  mobile: '0412345678',
  email: 'robin@example.com',
  pendingEmail: '',
  businessName: '',
  ccemail: '',
  addresses: [],
};
