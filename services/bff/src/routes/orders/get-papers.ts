import { DocumentKind } from '@southline/contracts/documents';
import { invalidField } from '@southline/kernel/errors';
import type { Identity } from '@southline/platform/identity';
import type { Context } from '../../context.ts';
import { notFound } from '../../contract/order-details.ts';
import type { Region } from '../../contract/region.ts';
import type { Paper } from '../../security/paper-links.ts';
import type { Person } from '../../sessions/people.ts';
import { isStaffRole } from '../../sessions/session.ts';
import { callRoute } from '../call.ts';
import { asOwner, type Named } from '../owner.ts';
import { cancellationNoteOf, creditNoteOf, orderListOf, paperOf, parcelListOf } from './order-papers.ts';

/** A sealed link to a document. It is at the top level of the answer. */
const linkTo = ({ links, settings }: Pick<Context, 'links' | 'settings'>, region: Region, paper: Paper) => ({
  status: true,
  pdflink: `${settings.BASE_PATH}/${region}/documents/${links.seal(paper)}`,
});

export const getOrderPdf = callRoute(
  'order/get-order-pdf',
  (context) => async (request) => {
    const { orderID, orderNo } = request.body;
    const find = async ({ sessionId: _gone, ...owner }: Identity): Promise<Paper> => {
      const found = await orderListOf(context.clients, orderID, orderNo);
      return 'documentId' in found
        ? { kind: 'stored', documentId: found.documentId }
        : { kind: 'order-list', owner, orderId: orderID };
    };
    const paper = await asOwner(request, context, find, { orderId: orderID });
    return linkTo(context, request.region, paper);
  },
  { config: { patient: true } },
);

/**
 * Whether the caller may name this member number. Another member's number names that member's record, so only staff may
 * use it. Guests have no number.
 */
const mayName = (person: Person | undefined, memberNo: string): boolean =>
  person !== undefined && (isStaffRole(person.role) || person.membershipNo === memberNo);

export const getTaxInvoice = callRoute(
  'Order/get-tax-invoice',
  (context) => async (request) => {
    const { memberNo = '', orderID } = request.query;
    if (memberNo !== '' && !mayName(request.person, memberNo)) throw notFound();
    const key = { $case: 'orderId', value: orderID } as const;
    const kind = DocumentKind.DOCUMENT_KIND_TAX_INVOICE;
    const documentId = await asOwner(request, context, () => paperOf(context.clients, key, kind), {
      orderId: orderID,
    });
    return linkTo(context, request.region, { kind: 'stored', documentId });
  },
  { config: { patient: true } },
);

export const getPackingList = callRoute(
  'Order/get-packing-list',
  (context) => async (request) => {
    const { orderNo, parcelNo = '' } = request.query;
    const key = { $case: 'orderNo', value: orderNo } as const;
    const find = () =>
      parcelNo === ''
        ? paperOf(context.clients, key, DocumentKind.DOCUMENT_KIND_PACKING_LIST)
        : parcelListOf(context.clients, key, Number(parcelNo));
    const documentId = await asOwner(request, context, find, { orderNo });
    return linkTo(context, request.region, { kind: 'stored', documentId });
  },
  { config: { patient: true } },
);

const unnamed = () => invalidField('returnOrderNo', 'Name a return, or an order and the number of its cancellation.');

export const getCreditNote = callRoute(
  'Order/get-credit-note',
  (context) => async (request) => {
    const { returnOrderNo = '', orderID = '', cancellationNo = '' } = request.query;
    const ofReturn = returnOrderNo !== '' && orderID + cancellationNo === '';
    const ofCancellation = returnOrderNo === '' && orderID !== '' && cancellationNo !== '';
    if (!ofReturn && !ofCancellation) throw unnamed();
    const find = () =>
      ofReturn
        ? creditNoteOf(context.clients, returnOrderNo)
        : cancellationNoteOf(context.clients, orderID, Number(cancellationNo));
    const isOf: Named = {
      isOf: async ({ orderId }) => {
        const { returnOrder } = await context.clients.returns.getReturn({ returnNo: returnOrderNo });
        return returnOrder?.orderId === orderId;
      },
    };
    const documentId = await asOwner(request, context, find, ofReturn ? isOf : { orderId: orderID });
    return linkTo(context, request.region, { kind: 'stored', documentId });
  },
  { config: { patient: true } },
);
