import { delivery, place } from '../shop.ts';

/**
 * The records that calls name: a line in the cart, the cart's future order, a placed order, its return, and a vehicle.
 */
export interface Records {
  readonly line: string;
  readonly cart: { readonly orderID: string; readonly orderNo: string };
  readonly order: { readonly orderID: string; readonly orderNo: string };
  /** A vehicle in the garage. */
  readonly vehicle: string;
  readonly returned: { readonly itemID: string; readonly returnOrderNo: string };
  /** Only members and staff have it. */
  readonly list: string;
  /** The token of a public list. */
  readonly sharedToken: string;
  /** The token of a mailed link to an order. */
  readonly orderToken: string;
}

export interface Sample {
  /** The call as in the table of permissions. */
  readonly call: string;
  /** Distinguishes rows of the same call. */
  readonly note?: string;
  /** Whether the request names a record; `cart`: works on the caller's one cart. */
  readonly names: 'nothing' | 'cart' | 'record';
  /** Only members can have such a record, for example a vehicle of the garage. */
  readonly membersOnly?: true;
  readonly request: (records: Records) => { readonly query?: string; readonly body?: object };
}

type Input = object | string;
/** A request with a body, or with a query as text. */
const naming =
  (names: Sample['names']) =>
  (call: string, input: (records: Records) => Input, more: Pick<Sample, 'note' | 'membersOnly'> = {}): Sample => ({
    call,
    names,
    ...more,
    request(records) {
      const given = input(records);
      return typeof given === 'string' ? { query: given } : { body: given };
    },
  });
const ofRecord = naming('record');
const ofCart = naming('cart');
const ofNothing = naming('nothing');

const plain = (call: string, body: object = {}): Sample => ofNothing(call, () => body);
const read = (call: string, query = ''): Sample => ofNothing(call, () => query);

const aboutStaff = { email: 'someone@southline.example', reason: 'a test' };
const passwords = { tempPassword: 'temporary', newPassword: 'a long password' };

/** A request for every call of the table that passes its schema. */
export const samples: readonly Sample[] = [
  read('GET session/current'),
  read('GET contextsearch/google-search', 'keywords=oil&page=1'),
  read('GET search/suggest', 'q=oil&vehicleSlug='),
  plain('POST search/unopened', { keywords: 'oil filter' }),
  plain('POST operations/empty-searches'),
  plain('POST operations/get-journal', { search: 'SL100', action: 'parcel-sent' }),
  read('GET operations/journal.csv', 'search=SL100'),
  plain('POST operations/get-work'),
  plain('POST operations/decide-work', {
    service: 'notifications',
    kind: 'mail-given-up',
    key: 'order-confirmation/order',
    decision: 'retry',
    reason: 'the server is back',
    requestID: 'request-1',
  }),
  plain('POST operations/everyday-row', { language: 'en', kind: 'name', words: 'thingy', means: 'oil filter' }),
  read('GET session/show-chicago-banner'),
  read('GET session/show-announcement'),
  read('GET session/switches'),
  plain('POST operations/get-switches'),
  plain('POST operations/get-parked-events'),
  plain('POST operations/decide-parked-events', {
    service: 'documents',
    topic: 'southline.test.v1',
    handler: 'documents-handler',
    upTo: '2026-03-31T00:00:00.000Z',
    decision: 'replay',
    reason: 'the cause is gone',
    requestID: 'request',
  }),
  plain('POST operations/set-switch', {
    version: 0,
    name: 'payments-off',
    on: true,
    textEn: '',
    textZh: '',
    endsAt: '2099-01-01T00:00:00.000Z',
    reason: 'the provider is away',
  }),
  plain('POST operations/get-staff'),
  plain('POST operations/invite-staff', {
    email: 'new@southline.example',
    firstName: 'New',
    lastName: 'Dealer',
    userType: 'Dealer',
    reason: 'joins the desk',
    requestID: 'request-1',
  }),
  plain('POST operations/change-staff-role', { ...aboutStaff, userType: 'Admin' }),
  plain('POST operations/decide-administrator', { ...aboutStaff, agreed: true }),
  plain('POST operations/end-staff-sessions', { ...aboutStaff, sessionsVersion: 1 }),
  plain('POST operations/set-staff-disabled', { ...aboutStaff, disabled: true }),
  read('GET Language/get', 'lng=en&screenName=home'),
  read('GET Images/get', 'screenName=home'),
  plain('POST Locations/get-suburbs', { state: 'NZ' }),
  plain('POST Locations/complete-place', { country: 'nz', text: 'te a' }),
  plain('POST Locations/get-postcodes', { state: 'NZ' }),
  plain('POST Locations/get-locations', { type: 'Service' }),
  read('GET Locations/get-dealer', 'dealerCode=SL-1'),
  plain('POST analytics/page', { page: '/$region/cart', visit: 'a'.repeat(32) }),
  read('GET analytics/pages', 'from=2026-01-01&to=2026-01-31'),
  plain('POST Contactus/submit-contactus', { name: 'A', phone: '04', email: 'a@southline.example' }),
  plain('POST booking/request', { name: 'A', phone: '04', email: 'a@southline.example' }),
  plain('POST ChicagoEntry/upload-file'),
  plain('POST ChicagoEntry/delete-file', { fileName: 'x' }),
  plain('POST ChicagoEntry/submit', { firstName: 'A' }),
  read('GET ChicagoEntry/entries.csv'),
  plain('POST :provider/execute', { httpMethod: 'GET', urlRelative: 'api/Vehicle/GetMakes' }),
  read('GET products/get-product-list', 'screenname=Batteries'),
  read('GET products/get-technical-downloads', ''),
  read('GET products/get-technical-downloads-details', 'pagename=Batteries'),
  plain('POST Products/search-by-category', { category: 'Batteries' }),
  plain('POST products/get-sizes', { category: ['Batteries'] }),
  plain('POST Products/get-supersession-listing', { partNo: 'SL-B-60' }),
  plain('POST products/get-bought-together', { productNr: 'SL-B-60' }),
  plain('POST auth/sign-in', { email: 'nobody@southline.example', password: 'x' }),
  plain('POST auth/finish-sign-in', { token: 'x', code: '1' }),
  plain('POST auth/get-second-factor'),
  plain('POST auth/ask-second-factor'),
  plain('POST auth/give-second-factor', { token: 'x', code: '1' }),
  plain('POST auth/begin-totp', { password: 'x' }),
  plain('POST auth/confirm-totp', { token: 'x', code: '1' }),
  plain('POST auth/renew-recovery-codes'),
  plain('POST operations/reset-second-factor', { email: 'nobody@southline.example', reason: 'lost' }),
  plain('POST auth/begin-passkey', { password: 'x' }),
  plain('POST auth/confirm-passkey', { token: 'x', answer: '{}', name: 'Laptop' }),
  plain('POST auth/sign-up', {
    firstname: 'A',
    lastname: 'B',
    email: 'a@southline.example',
    phone: '04',
    postcode: '3000',
    password: 'x',
  }),
  plain('POST auth/verify-email', { token: 'x' }),
  plain('POST auth/forgot-password', { email: 'nobody@southline.example' }),
  plain('POST auth/check-reset-token', { token: 'x' }),
  { ...plain('POST auth/reset-password', { token: 'x', ...passwords }), note: 'mailed token' },
  { ...plain('POST auth/reset-password', { token: '', ...passwords }), note: 'empty token' },
  plain('POST auth/get-sessions'),
  plain('POST auth/sign-out-others'),
  plain('POST auth/close-account', { password: 'x' }),
  plain('POST auth/export-data'),
  plain('POST auth/check-own-data-token', { token: 'x' }),
  read('GET auth/own-data.zip', 'token=x'),
  plain('POST auth/get-profile'),
  plain('POST auth/update-profile', {
    firstName: 'A',
    lastName: 'B',
    address: '1 Street',
    suburb: 'Town',
    state: 'VIC',
    postcode: '3000',
    mobile: '04',
    email: 'a@southline.example',
  }),
  plain('POST products/get-favourite'),
  plain('POST products/get-favourite-numbers'),
  plain('POST products/add-favourite', { partno: 'SL-B-60' }),
  plain('POST products/remove-favourite', { partno: 'SL-B-60' }),
  plain('POST products/notify', { partno: 'SL-B-60', kind: 'BackInStock', email: 'a@southline.example' }),
  plain('POST products/confirm-notice', { token: 'x' }),
  plain('POST products/end-notices', { token: 'x' }),
  plain('POST lists/get'),
  plain('POST lists/save', { name: 'Another', rows: [{ partNo: 'SL-B-60', quantity: 2 }] }),
  ...['share', 'stop-sharing', 'remove'].map((call) => ofRecord(`POST lists/${call}`, ({ list }) => ({ id: list }))),
  ofNothing('GET lists/shared', ({ sharedToken }) => `token=${sharedToken}`),
  plain('POST garage/get'),
  plain('POST garage/save', { label: 'Van 3', vehicleSlug: 'toyota-hilux-2018' }),
  ofRecord('POST garage/remove', ({ vehicle }) => ({ id: vehicle }), { membersOnly: true }),
  plain('POST garage/import'),
  plain('POST products/get-jobs', { vehicleSlug: 'toyota-hilux-2018' }),
  plain('POST products/get-job', { vehicleSlug: 'toyota-hilux-2018', job: 'battery' }),
  plain('POST cart/add-to-cart', { productNr: 'SL-B-60', quantity: 2 }),
  plain('POST cart/quick-order', { rows: [{ partNo: 'SL-B-60', quantity: 2 }] }),
  plain('POST cart/get-shopping-carts-for-cartspage'),
  plain('POST cart/get-delivery-addresses'),
  read('GET cart/get-delivery-terms'),
  ...['share', 'stop-sharing'].map((call) => ofCart(`POST cart/${call}`, () => ({}))),
  ofCart('POST cart/update-cart-customer-details', () => ({ devliveryDetails: delivery })),
  ofCart('POST payment/eway-sending-card', ({ cart }) => ({ ...cart, rdTransactionID: 'T1' })),
  ofCart('POST payment/eway-query-transaction-and-save-response', ({ cart }) => ({
    ...cart,
    accessCode: 'code',
    rdTransactionID: 'T1',
  })),
  ofRecord('POST cart/update-carts', ({ line }) => ({ shoppingCartID: line, quantity: 2 })),
  ofRecord('POST payment/eway-access-code', ({ cart }) => ({ ...cart, amount: 272.85 })),
  ...['validate-voucher', 'remove-voucher'].map((call) =>
    ofRecord(`POST voucher/${call}`, ({ cart }) => ({ voucherCode: 'SAVE10', orderID: cart.orderID })),
  ),
  ...['get-active-vouchers', 'get-voucher-message'].map((call) =>
    ofRecord(`POST voucher/${call}`, ({ cart }) => ({ orderID: cart.orderID })),
  ),
  plain('POST voucher/admin-list'),
  ofRecord('POST voucher/apply-promo', ({ cart, line }) => ({
    orderID: cart.orderID,
    shoppingCartID: line,
    voucherCode: 'SAVE10',
    fq: 4,
    isAdd: false,
  })),
  ofRecord('POST order/get-order-pdf', ({ cart }) => cart, { note: 'of a cart' }),
  ofRecord('POST order/get-order-pdf', ({ order }) => order, { note: 'of an order' }),
  ofRecord('GET Order/get-tax-invoice', ({ order }) => `memberNo=&orderID=${order.orderID}`),
  ofRecord('GET Order/get-packing-list', ({ order }) => `orderNo=${order.orderNo}`),
  ofRecord('POST Order/get-member-order-details', ({ order }) => ({ orderID: order.orderID })),
  ofRecord('POST Order/reorder', ({ order }) => ({ orderID: order.orderID, dryRun: true })),
  ofRecord('POST Order/resend-confirmation', ({ order }) => ({ orderID: order.orderID })),
  ofRecord('POST Order/change-delivery', ({ order }) => ({ orderID: order.orderID, devliveryDetails: place })),
  ofRecord('POST Order/end-links', ({ order }) => ({ orderID: order.orderID })),
  plain('POST Order/request-code', { orderNo: 'SL99999999', email: 'nobody@southline.example' }),
  plain('POST Order/enter-code', { orderNo: 'SL99999999', email: 'nobody@southline.example', code: '123456' }),
  ofNothing('POST Order/open-link', ({ orderToken }) => ({ token: orderToken })),
  plain('POST Order/get-unpriced-lines', {}),
  ofNothing('POST Order/offer-prices', ({ order }) => ({
    orderID: order.orderID,
    lines: [{ shoppingCartID: 'line', listPrice: 1 }],
  })),
  ofRecord('POST Order/answer-offer', ({ order }) => ({ orderID: order.orderID, accept: [], decline: [] })),
  ofRecord('POST Order/cancel', ({ order }) => ({ orderID: order.orderID, dryRun: true })),
  ofNothing('POST Order/update-fulfilment-status', ({ order }) => ({
    orderID: order.orderID,
    status: 'Order Dispatched',
  })),
  ofNothing('POST operations/get-order-timeline', ({ order }) => ({ orderID: order.orderID })),
  plain('POST Order/get-member-orders'),
  plain('POST Order/get-admin-orders'),
  read('GET Order/member-orders.csv'),
  read('GET Order/manager-orders.csv'),
  ofRecord('POST cart/delete-carts', ({ line }) => ({ cartItems: [{ shoppingCartID: line }] })),
  ofRecord('POST cart/submit-order', ({ cart }) => ({ cart: [{ orderID: cart.orderID }], devliveryDetails: delivery })),
  ...['get-return-reasons', 'get-return-status', 'get-member-return-lists', 'get-return-request-list'].map((call) =>
    plain(`POST return/${call}`),
  ),
  ...['get-admin-return-status-list', 'get-admin-return-lists', 'get-admin-return-requests'].map((call) =>
    plain(`POST return/${call}`),
  ),
  ofRecord('POST return/get-member-order-details', ({ order }) => ({ orderNo: order.orderID })),
  ofRecord('POST return/get-return-order-info', ({ order }) => ({ orderNo: order.orderID })),
  ofRecord('POST return/view-return-details', ({ order, returned: { returnOrderNo } }) => ({
    orderNo: order.orderNo,
    returnOrderNo,
  })),
  ofRecord('GET Order/get-credit-note', ({ returned }) => `returnOrderNo=${returned.returnOrderNo}`),
  ...['get-return-request-details', 'get-return-request-chat-details'].map((call) =>
    ofRecord(`POST return/${call}`, ({ returned }) => ({ returnItemID: returned.itemID })),
  ),
  // Only the caller's own records are reached. The service's own tests show that it refuses others.
  ofCart('POST return/update-return-request-details', ({ returned }) => ({
    returnItemID: returned.itemID,
    userMsg: 'A wagon.',
  })),
  ofCart('POST return/create-return-order-item', ({ order, line }) => ({
    returnItems: [
      {
        orderID: order.orderID,
        shoppingCartID: line,
        returnQuantity: 1,
        returnReason: 1,
        userMsg: 'Does not fit.',
      },
    ],
  })),
  // The request names no order.
  ofCart('POST return/return-upload-image', () => ({}), { membersOnly: true }),
  ofNothing('POST return/get-admin-return-details', ({ returned: { returnOrderNo } }) => ({ returnOrderNo })),
  ofNothing('POST return/respond-return-request', ({ returned }) => ({
    returnItemID: returned.itemID,
    response: 'RA',
    acceptable: 'Yes',
    message: '',
  })),
  ofNothing('POST return/approve-return', ({ returned: { returnOrderNo } }) => ({
    returnOrderNo,
    acceptable: 'Yes',
    message: '',
  })),
  ofNothing('POST return/process-return', ({ returned: { returnOrderNo }, line }) => ({
    returnItems: {
      returnOrderNo,
      actionCode: 'C',
      dealerNotes: 'Seen.',
      lines: [{ shoppingCartID: line, includeinStock: 'Yes' }],
    },
  })),
  plain('POST auth/remove-totp'),
  plain('POST auth/remove-passkey', { id: 'x' }),
  plain('POST auth/sign-out'),
];
