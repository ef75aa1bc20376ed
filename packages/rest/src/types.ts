import type { Static, TSchema } from 'typebox';
import type { cartMerged, sessionUser } from './accounts.ts';
import type { calls } from './calls.ts';
import type { remarkTexts } from './delivery.ts';
import type { garage } from './garage.ts';
import type { dealer, place } from './locations.ts';
import type { operations } from './operations.ts';
import type { partListing, productDetail, productFitments, supersessionRow } from './parts.ts';
import type { downloadFamily, pagePapers, productNode } from './range.ts';
import type { categoryTree, vehicleItem, vehiclePage } from './vehicles.ts';

/** Types of the contract, for all its callers. They add no code to a bundle. */
export type Calls = typeof calls;
export type CallPath = keyof Calls;

type With<Method extends string, Part extends string> = {
  [Path in CallPath]: Calls[Path] extends { method: Method; schema: Record<Part, TSchema> } ? Path : never;
}[CallPath];

export type PostPath = With<'POST', 'body'>;
export type GetPath = With<'GET', 'querystring'>;

export type Body<Path extends PostPath> = Static<Calls[Path]['schema']['body']>;
export type Query<Path extends CallPath> = Static<Calls[Path]['schema']['querystring']>;

/** The answer of a call: `status`, `message` and the call's own fields, if it has any. */
export type Answer<Path extends CallPath> = Calls[Path]['schema'] extends {
  response: { 200: infer Schema extends TSchema };
}
  ? Static<Schema>
  : unknown;
export type Data<Path extends CallPath> = Answer<Path> extends { data: infer Value } ? Value : never;

export type Operations = typeof operations;
export type OperationPath = keyof Operations;
export type OperationData<Path extends OperationPath> = Static<Operations[Path]['data']>;
export type OperationAnswer<Path extends OperationPath> = Static<Operations[Path]['answer']>;

type Empty = Record<never, never>;
/** Arguments of a client's `post`: the body, optional if the call needs none, and the client's options. */
export type Posted<Path extends PostPath, Options> =
  Empty extends Body<Path> ? [body?: Body<Path>, options?: Options] : [body: Body<Path>, options?: Options];
/** Arguments of a client's `get`: the query, optional if the call needs none, and the client's options. */
export type Asked<Path extends GetPath, Options> =
  Empty extends Query<Path> ? [query?: Query<Path>, options?: Options] : [query: Query<Path>, options?: Options];

/** Types of the calls' contents, by name. */
export type Cart = Answer<'cart/get-shopping-carts-for-cartspage'>;
export type CartLine = Cart['listing'][number];
export type ServerDelivery = Cart['deliveryDetails'];
export type ClientDelivery = Body<'cart/submit-order'>['devliveryDetails'];
export type ClientPlace = Body<'Order/change-delivery'>['devliveryDetails'];
export type RemarkTexts = Pick<Cart, keyof typeof remarkTexts>;
export type MergedCartLine = Static<typeof cartMerged>[number];
export type SessionUser = Static<typeof sessionUser>;
export type Profile = Data<'auth/get-profile'>;
export type OrderDetails = Data<'Order/get-member-order-details'>;
export type ReturnTable = OrderDetails['returnDataTables'][number];
export type OrderLine = OrderDetails['orderDetails'][number];
export type StockLevel = CartLine['overallStockLevel'];
export type Fit = CartLine['fit'];
export type PartListing = Static<typeof partListing>;
export type { Facet, PartFilters } from './part-lists.ts';
export type { PartRow } from './parts.ts';
export type ProductDetail = Static<typeof productDetail>;
export type ProductFitments = Static<typeof productFitments>;
export type SupersessionRow = Static<typeof supersessionRow>;
export type Vehicle = Static<typeof vehicleItem>;
export type VehiclePage = Static<typeof vehiclePage>;
export type CategoryTree = Static<typeof categoryTree>;
export type RangePage = Static<typeof productNode>;
/** The parts that a page of the range lists as sizes of its product. */
export type RangeSizes = NonNullable<RangePage['sizes']>;
export type PagePapers = Static<typeof pagePapers>;
export type GarageVehicle = Static<typeof garage>[number];
export type Job = Data<'products/get-job'>;
export type Dealer = Static<typeof dealer>;
export type Place = Static<typeof place>;
export type DownloadFamily = Static<typeof downloadFamily>;

export type { Code } from './codes.ts';
