/** Answers of session/current. */
export const guest = { data: { signedIn: false, user: null, region: 'au', currency: 'AUD', cartCount: 0 } };

export const user = {
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
export const member = { data: { ...guest.data, signedIn: true, user } };
export const profile = {
  firstName: 'Robin',
  lastName: 'Lee',
  address: '1 Lane',
  suburb: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  mobile: '0412345678',
  email: 'robin@example.com',
  pendingEmail: '',
};
