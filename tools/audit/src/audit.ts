import {
  finishedJobsAreEmpty,
  mailedSecretsEnd,
  oneAccountPerAddress,
  unverifiedAccountsEnd,
} from './checks/accounts.ts';
import { cancellationsFitOrders, refundsMatchCancellations } from './checks/cancellations.ts';
import { changedAddressesAreFollowed } from './checks/changed-addresses.ts';
import { closedMembersAreForgotten } from './checks/closed-members.ts';
import { creditsAgree, freePartsGoWithTheirCondition, gstComesBack } from './checks/credits.ts';
import { deliveryFeesFitFamilies } from './checks/delivery-fees.ts';
import { eventsWereMailed } from './checks/event-mails.ts';
import { nothingIsParked, nothingIsStuck } from './checks/events.ts';
import { exchangesFitOrders } from './checks/exchanges.ts';
import { cancellationsAreFollowed } from './checks/followed-cancellations.ts';
import { joinedOrdersHaveOneOwner } from './checks/joined-orders.ts';
import { confirmationsWereSent, fulfilmentWasMailed, offersWereMailed } from './checks/mails.ts';
import {
  capturesInLedger,
  capturesMatchOrders,
  goodsAreBoughtOnce,
  type LedgerRow,
  ledgerMatchesJournal,
  oneCaptureKept,
  totalsAddUp,
} from './checks/money.ts';
import { offersEnd, unitsMoveOnce } from './checks/offers.ts';
import { acknowledgedArePlaced, historiesArePaths, numbersAreUnique } from './checks/orders.ts';
import { invoiceNumbersAreGapless, isPastTax, papersAreThere } from './checks/papers.ts';
import { parcelListsAreThere, parcelsFitOrders } from './checks/parcels.ts';
import { decidedOf, type RefundRecord, refundsMatchJournal } from './checks/refunds.ts';
import {
  creditNotesAreThere,
  refundsAreExplained,
  refundsFitItems,
  refundsMatchReturns,
  restocksMatchReturns,
  returnedOf,
  returnsFitOrders,
  returnsWereMailed,
} from './checks/returns.ts';
import { type HoldRecord, holdsMatchOrders, type StockRecord, stockIsConserved } from './checks/stock.ts';
import {
  savingsAddUp,
  type UseRecord,
  usesMatchOrders,
  usesWithinLimits,
  type VoucherRecord,
} from './checks/vouchers.ts';
import type { Config } from './config.ts';
import { type Finding, finding } from './finding.ts';
import { readAccounts } from './sources/accounts.ts';
import { readBacklogs } from './sources/backlogs.ts';
import { readRemains } from './sources/closed-members.ts';
import { readCreditNotes } from './sources/credit-notes.ts';
import {
  readAccountMailsWanted,
  readDealerMailsWanted,
  readEventMails,
  readRefusedMails,
  readSiteMailsWanted,
} from './sources/event-mails.ts';
import { readJoinedOrders } from './sources/joined-orders.ts';
import { capturesOf, type ForeignRecord, numbersIn, readJournal, withoutAccepted } from './sources/journal.ts';
import { readMailbox } from './sources/mailbox.ts';
import { readOrders } from './sources/orders.ts';
import { readPapers } from './sources/papers.ts';
import { type RestockRecord, readReturns } from './sources/returns.ts';
import { openStores } from './sources/stores.ts';

/**
 * Runs every check once. `acknowledged`: ids of orders whose placing was acknowledged to a client. `now`: work that is younger than
 * its time is counted as under way.
 */
export const audit = async (
  config: Config,
  acknowledged: readonly string[] = [],
  now = new Date(),
): Promise<Finding[]> => {
  const stores = await openStores(config);
  try {
    const back = await readReturns(stores.returns);
    const orders = await readOrders(stores.orders);
    const ledger = await stores.payments
      .collection<LedgerRow & { _id: string; reference?: string }>('ledger')
      .find()
      .toArray();
    const journal = config.AUDIT_JOURNAL === 'true' ? await readJournal(config.PAYMENT_PROVIDER_URL) : undefined;
    const foreign = await stores.payments.collection<ForeignRecord>('foreignCaptures').find().toArray();
    const inLedger = new Set(ledger.map(({ providerTransaction }) => providerTransaction));
    const captures = journal ? withoutAccepted(capturesOf(journal), foreign, inLedger) : capturesInLedger(ledger);
    // Read after the journal, because a refund is stored before it is sent.
    const refunds = await stores.payments.collection<RefundRecord>('refunds').find().toArray();
    const decided = decidedOf(refunds);
    const foundThere = refunds.filter(({ foundAs }) => foundAs !== undefined);
    const standsFor = new Map(foundThere.map((refund) => [refund._id, refund.standsFor]));
    const withFound = ledger.map((row) => ({ ...row, reference: standsFor.get(row.reference ?? '') ?? row.reference }));
    const stock = await stores.catalogue.collection<StockRecord>('stock').find().toArray();
    const restocks = await stores.catalogue.collection<RestockRecord>('restocks').find().toArray();
    const holds = await stores.catalogue.collection<HoldRecord>('holds').find().toArray();
    const sales = await stores.catalogue.collection<{ _id: string }>('stock_violations').find().toArray();
    const vouchers = await stores.vouchers.collection<VoucherRecord>('vouchers').find().toArray();
    const uses = await stores.vouchers.collection<UseRecord>('holds').find().toArray();
    const papers = await readPapers(stores.documents);
    const notes = await readCreditNotes(stores.documents);
    const skipped = await stores.documents.collection<{ _id: string }>('skippedInvoiceNumbers').find().toArray();
    const pastTax = orders.filter((order) => isPastTax(order, now)).map(({ _id }) => _id);
    const numbered = stores.documents.collection<{ _id: string; invoiceNo: string }>('invoiceNumbers');
    const ended = (await numbered.find({ _id: { $in: pastTax } }).toArray()).map(({ invoiceNo }) => invoiceNo);
    const { accounts, requests, finishedJobs } = await readAccounts(stores.auth);
    // Events are read before their mails; mails sent meanwhile are checked by the next audit.
    const accountWanted = await readAccountMailsWanted(stores.auth);
    const siteWanted = await readSiteMailsWanted(stores.content);
    const dealerWanted = await readDealerMailsWanted(stores.orders);
    const eventMails = await readEventMails(stores.notifications);
    const remains = await readRemains(stores, now);
    const joined = await readJoinedOrders(stores, now);
    const backlogs = await readBacklogs(stores);
    const refusedMails = await readRefusedMails(stores.notifications);
    const delivered = config.MAILBOX_URL ? await readMailbox(config.MAILBOX_URL) : undefined;
    const hasUnsent = backlogs.some(({ unsent }) => unsent.length > 0);
    const uncovered = finding('no sale without stock');
    for (const { _id } of sales) uncovered.expect(false, _id);
    return [
      capturesMatchOrders(
        orders,
        captures,
        returnedOf(back.returns),
        // Payments outside the provider are known to the ledger, but not to the journal.
        journal ? decided : { ...decided, paidOtherwise: new Map() },
      ),
      ...(journal
        ? [
            oneCaptureKept(captures),
            ledgerMatchesJournal(ledger, captures),
            refundsMatchJournal(ledger, refunds, journal, now),
          ]
        : []),
      goodsAreBoughtOnce(orders, captures),
      totalsAddUp(orders),
      stockIsConserved(stock, holds, restocks),
      holdsMatchOrders(orders, holds, hasUnsent),
      uncovered.result(),
      savingsAddUp(orders),
      usesWithinLimits(vouchers, uses),
      usesMatchOrders(orders, uses, hasUnsent),
      closedMembersAreForgotten(remains),
      joinedOrdersHaveOneOwner(joined),
      historiesArePaths(orders),
      numbersAreUnique(orders, journal && numbersIn(journal)),
      ...(acknowledged.length > 0 ? [acknowledgedArePlaced(orders, acknowledged)] : []),
      unitsMoveOnce(orders),
      offersEnd(orders, now),
      cancellationsFitOrders(orders),
      parcelsFitOrders(orders),
      parcelListsAreThere(orders, papers),
      refundsMatchCancellations(orders, withFound),
      returnsFitOrders(orders, back.items),
      exchangesFitOrders(orders, back),
      deliveryFeesFitFamilies(orders, back, now),
      freePartsGoWithTheirCondition(orders, back),
      gstComesBack(orders),
      creditsAgree(orders, back.returns, notes),
      refundsFitItems(back, now),
      refundsMatchReturns(back.returns, withFound),
      ...(journal
        ? [
            refundsAreExplained(
              back.returns,
              journal,
              new Set(foundThere.map(({ refundTransaction = '' }) => refundTransaction)),
            ),
          ]
        : []),
      restocksMatchReturns(back, restocks, now),
      creditNotesAreThere(back.returns, papers, now),
      ...cancellationsAreFollowed(orders, { restocks, papers, delivered }, now),
      papersAreThere(orders, papers),
      changedAddressesAreFollowed(orders, papers, delivered, now),
      invoiceNumbersAreGapless(papers, [...skipped.map(({ _id }) => _id), ...ended]),
      ...(delivered
        ? [
            confirmationsWereSent(orders, delivered, refusedMails),
            fulfilmentWasMailed(orders, delivered),
            offersWereMailed(orders, delivered, now),
            returnsWereMailed(orders, back.returns, delivered, now),
          ]
        : []),
      eventsWereMailed('one mail per event of an account', { wanted: accountWanted, ...eventMails, delivered }, now),
      eventsWereMailed('what visitors send is mailed once', { wanted: siteWanted, ...eventMails, delivered }, now),
      eventsWereMailed(
        'dealers are mailed once per cancellation',
        { wanted: dealerWanted, ...eventMails, delivered },
        now,
      ),
      oneAccountPerAddress(accounts),
      unverifiedAccountsEnd(accounts, now),
      mailedSecretsEnd(requests, now),
      finishedJobsAreEmpty(finishedJobs),
      nothingIsStuck(backlogs, now),
      nothingIsParked(backlogs),
    ];
  } finally {
    await stores.close();
  }
};
