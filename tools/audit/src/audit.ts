import {
  finishedJobsAreEmpty,
  mailedSecretsEnd,
  oneAccountPerAddress,
  unverifiedAccountsEnd,
} from './checks/accounts.ts';
import { cancellationsFitOrders, refundsMatchCancellations } from './checks/cancellations.ts';
import { closedMembersAreForgotten } from './checks/closed-members.ts';
import { eventsWereMailed } from './checks/event-mails.ts';
import { nothingIsDead, nothingIsStuck } from './checks/events.ts';
import { cancellationsAreFollowed } from './checks/followed-cancellations.ts';
import { confirmationsWereSent, fulfilmentWasMailed } from './checks/mails.ts';
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
import { invoiceNumbersAreGapless, isPastTax, type PaperRecord, papersAreThere } from './checks/papers.ts';
import { parcelListsAreThere, parcelsFitOrders } from './checks/parcels.ts';
import { decidedOf, type RefundRecord, refundsMatchJournal } from './checks/refunds.ts';
import {
  creditNotesAreThere,
  deliveryFeesGoBack,
  refundsAreExplained,
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
import { readBacklogs, readParked } from './sources/backlogs.ts';
import { readRemains } from './sources/closed-members.ts';
import {
  readAccountMailsWanted,
  readDealerMailsWanted,
  readEventMails,
  readSiteMailsWanted,
} from './sources/event-mails.ts';
import { capturesOf, type ForeignRecord, numbersIn, readJournal, withoutAccepted } from './sources/journal.ts';
import { readMailbox } from './sources/mailbox.ts';
import { readOrders } from './sources/orders.ts';
import { type RestockRecord, readReturns } from './sources/returns.ts';
import { openStores } from './sources/stores.ts';

/** Runs every check once. `acknowledged`: ids of orders whose placing was acknowledged to a client. */
export const audit = async (config: Config, acknowledged: readonly string[] = []): Promise<Finding[]> => {
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
    const papers = await stores.documents.collection<PaperRecord>('papers').find().toArray();
    const skipped = await stores.documents.collection<{ _id: string }>('skippedInvoiceNumbers').find().toArray();
    const pastTax = orders.filter((order) => isPastTax(order, new Date())).map(({ _id }) => _id);
    const numbered = stores.documents.collection<{ _id: string; invoiceNo: string }>('invoiceNumbers');
    const ended = (await numbered.find({ _id: { $in: pastTax } }).toArray()).map(({ invoiceNo }) => invoiceNo);
    const { accounts, requests, finishedJobs } = await readAccounts(stores.auth);
    // Events are read before their mails; mails sent meanwhile are checked by the next audit.
    const accountWanted = await readAccountMailsWanted(stores.auth);
    const siteWanted = await readSiteMailsWanted(stores.content);
    const dealerWanted = await readDealerMailsWanted(stores.orders);
    const eventMails = await readEventMails(stores.notifications);
    const remains = await readRemains(stores, new Date());
    const backlogs = await readBacklogs(stores);
    const delivered = config.MAILBOX_URL ? await readMailbox(config.MAILBOX_URL) : undefined;
    const behind = backlogs.some(({ unsent }) => unsent.length > 0);
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
            refundsMatchJournal(ledger, refunds, journal, new Date()),
          ]
        : []),
      goodsAreBoughtOnce(orders, captures),
      totalsAddUp(orders),
      stockIsConserved(stock, holds, restocks),
      holdsMatchOrders(orders, holds, behind),
      uncovered.result(),
      savingsAddUp(orders),
      usesWithinLimits(vouchers, uses),
      usesMatchOrders(orders, uses, behind),
      closedMembersAreForgotten(remains),
      historiesArePaths(orders),
      numbersAreUnique(orders, journal && numbersIn(journal)),
      ...(acknowledged.length > 0 ? [acknowledgedArePlaced(orders, acknowledged)] : []),
      unitsMoveOnce(orders),
      offersEnd(orders, new Date()),
      cancellationsFitOrders(orders),
      parcelsFitOrders(orders),
      parcelListsAreThere(orders, papers),
      refundsMatchCancellations(orders, withFound),
      returnsFitOrders(orders, back.items),
      deliveryFeesGoBack(orders, back, new Date()),
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
      restocksMatchReturns(back, restocks, new Date()),
      creditNotesAreThere(back.returns, papers, new Date()),
      ...cancellationsAreFollowed(orders, { restocks, papers, delivered }, new Date()),
      papersAreThere(orders, papers),
      invoiceNumbersAreGapless(papers, [...skipped.map(({ _id }) => _id), ...ended]),
      ...(delivered
        ? [
            confirmationsWereSent(orders, delivered),
            fulfilmentWasMailed(orders, delivered),
            returnsWereMailed(back.returns, delivered, new Date()),
          ]
        : []),
      eventsWereMailed(
        'one mail per event of an account',
        { wanted: accountWanted, ...eventMails, delivered },
        new Date(),
      ),
      eventsWereMailed(
        'what visitors send is mailed once',
        { wanted: siteWanted, ...eventMails, delivered },
        new Date(),
      ),
      eventsWereMailed(
        'dealers are mailed once per cancellation',
        { wanted: dealerWanted, ...eventMails, delivered },
        new Date(),
      ),
      oneAccountPerAddress(accounts),
      unverifiedAccountsEnd(accounts, new Date()),
      mailedSecretsEnd(requests, new Date()),
      finishedJobsAreEmpty(finishedJobs),
      nothingIsStuck(backlogs, new Date()),
      nothingIsDead(await readParked(config.KAFKA_BROKERS, config)),
    ];
  } finally {
    await stores.close();
  }
};
