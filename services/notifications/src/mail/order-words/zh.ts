import type { Invoiced } from '@southline/kernel/order-sums';
import { longDay, nearDay } from '../days.ts';
import type { OrderMailWords } from './en.ts';

const later = '价格待定的配件，在您接受报价并付款后另开税务发票。';

const withLater = (invoiced: Invoiced, all: string, withoutInvoice: string): string => {
  if (invoiced === 'all') return all;
  return `${invoiced === 'some' ? all : withoutInvoice}${later}`;
};

const hello = (firstName: string) => (firstName ? `${firstName}，您好！` : '您好！');

/** Simplified Chinese. Attached documents are in English, for accountants and the tax office. */
const parcelOf = (parcelNo: number): string => (parcelNo > 0 ? `的第 ${parcelNo} 个包裹` : '');

export const chinese: OrderMailWords = {
  code: 'zh-Hans',
  gap: '',
  labels: {
    subTotal: '小计',
    saving: (codes) => (codes.length > 0 ? `优惠券减免（${codes.join('、')}）` : '优惠券减免'),
    delivery: '运费',
    totalToPay: '应付总额',
    totalPaid: '已付总额',
    balance: '未付余额',
    gstIncluded: '其中 GST',
    free: '免费',
    advised: '价格待定',
    comma: '，',
    cardEnding: (digits) => `尾号 ${digits}`,
    reference: (transaction) => `交易号 ${transaction}`,
    deliverTo: '收货地址',
    shipsFrom: '发货仓库',
    dealer: '您的经销商',
    paidByCard: '银行卡付款',
    remarks: { businessName: '公司名称', purchaseOrderNo: '采购单号' },
    notes: '备注',
  },
  part: '配件',
  quantity: '数量',
  total: '金额',
  day: longDay('zh-Hans'),
  nearDay: nearDay('zh-Hans'),
  foot: {
    prices: '所有价格均为建议零售价，含 GST，以发布时为准。',
    home: 'Southline 首页',
    finder: '查找配件',
    help: '帮助与联系',
  },
  fitsIf: (condition) => (condition ? `有条件适配：${condition}` : '有条件适配'),
  doesNotFit: '不适配此车',
  viewOrder: '查看订单',
  moreLines: (count) => `另有 ${count} 行。`,
  moreInPdf: (count) => `另有 ${count} 行，请见 PDF。`,
  orderTitle: (orderNo) => `订单 ${orderNo}`,
  confirmation: {
    subject: (orderNo) => `您的 Southline 订单 ${orderNo}`,
    subjectAgain: (orderNo) => `您的 Southline 订单 ${orderNo} 的确认邮件（再次发送）`,
    subjectOfCopy: (orderNo) => `Southline 订单 ${orderNo} 的副本`,
    opening: (firstName, day) => `${hello(firstName)}感谢您的订购。我们已于${day}收到您的订单，正在备货。`,
    copyOpening: (buyer, email, orderNo, day) =>
      `${buyer}（${email}）于${day}在我们的网站下了订单 ${orderNo}，并请我们把副本发送给您。`,
    copyOpeningUnproven: (orderNo, day) =>
      `有人于${day}未登录在我们的网站下了订单 ${orderNo}，并填写了您的邮箱地址以接收副本。`,
    unproven: {
      buyer:
        '此订单没有付款，我们无法确认这个邮箱地址属于订购人，因此邮件中不含收货信息和单据。如果是您订购的，可在下单时使用的浏览器中打开感谢页面查看。如果不是您订购的，是他人填写了您的邮箱地址。您无需付款，也无需做任何事。',
      copy: '此订单没有付款，我们不知道订购人是谁，因此邮件中只列出配件。如果您并不知情，您无需付款，也无需做任何事。',
    },
    expected: (dispatch, arrival) => `预计${dispatch}从仓库发出${arrival && `，${arrival}送达`}。`,
    paid: (amount) => `已付 ${amount}`,
    orderPlace: '此订单的所有单据均可在订单页面查看。',
  },
  attached: (invoiced) => withLater(invoiced, '税务发票已作为 PDF 附上。', '订单已作为 PDF 附上。'),
  following: (invoiced) =>
    withLater(
      invoiced,
      '税务发票正在生成，我们会通过另一封邮件发送给您。',
      '订单 PDF 正在生成，我们会通过另一封邮件发送给您。',
    ),
  papers: {
    subject: (orderNo) => `您的 Southline 订单 ${orderNo} 的 PDF`,
    title: (orderNo) => `订单 ${orderNo} 的 PDF`,
    message: (orderNo, day) => `您于${day}下了订单 ${orderNo}。`,
  },
  accessCode: {
    subject: (orderNo, code) => `${code} 是您的 Southline 订单 ${orderNo} 的验证码`,
    title: (orderNo) => `订单 ${orderNo} 的验证码`,
    label: '验证码',
    closing: '请在订单查询页面输入此验证码。验证码十分钟内有效，只能使用一次。',
    notYou: '如果不是您本人请求的，无需做任何事。请勿把验证码告诉他人。',
  },
  greeting: hello,
  dispatched: {
    subject: (orderNo, parcelNo) => `已发货：Southline 订单 ${orderNo} ${parcelOf(parcelNo)}`.trimEnd(),
    title: (orderNo, parcelNo) => `订单 ${orderNo} ${parcelOf(parcelNo)}已发货`,
    message: (where, parcelNo) => `您的订单${parcelOf(parcelNo)}已离开我们的仓库${where && `，正在送往 ${where}`}。`,
    restFollows: '其余配件将另行发出。',
    arrives: (day) => `预计${day}送达。`,
    bringing: (carrier, trackingNo) =>
      [carrier && `承运人：${carrier}。`, trackingNo && `运单号：${trackingNo}`].filter(Boolean).join(''),
    track: '查询此包裹',
  },
  deliveryChanged: {
    subject: (orderNo) => `您的 Southline 订单 ${orderNo} 有了新的收货地址`,
    title: (orderNo) => `订单 ${orderNo} 有了新的收货地址`,
    message: (by) =>
      ({
        staff: '我们更改了您订单的收货地址。',
        buyer: '您更改了您订单的收货地址。',
        unknown: '有人更改了此订单的收货地址。',
      })[by],
    papers: '订单页面上的单据显示新地址。',
    notYou: '如果这不是您想要的更改，请尽快致电我们。货物离开我们的仓库之前，地址都可以更改。',
  },
  delivered: {
    subject: (orderNo, parcelNo) => `已送达：Southline 订单 ${orderNo} ${parcelOf(parcelNo)}`.trimEnd(),
    title: (orderNo, parcelNo) => `订单 ${orderNo} ${parcelOf(parcelNo)}已送达`,
    message: (parcelNo) => `您的订单${parcelOf(parcelNo)}已送达。如有缺件或损坏，请尽快告诉我们。`,
  },
  viewCart: '查看购物车',
  paymentProblem: {
    'paid-twice': {
      subject: (orderNo) => `Southline 订单 ${orderNo} 的重复付款已退回`,
      title: (orderNo) => `订单 ${orderNo} 被重复付款`,
      message: (orderNo) => `您的订单 ${orderNo} 被付款不止一次。一次付款即可，订单照常进行。`,
      note: (amount) => `${amount} 将退回原付款的银行卡。银行通常在两到五个工作日内入账，您无需做任何事。`,
    },
    'not-paid': {
      subject: (orderNo) => `您的 Southline 订单 ${orderNo} 付款未成功`,
      title: (orderNo) => `订单 ${orderNo} 未付款`,
      message: (orderNo) =>
        `我们曾告诉您，订单 ${orderNo} 的付款正在确认。付款最终未成功，因此订单未能成立，我们不会发货。`,
      note: () =>
        '我们没有扣款。银行可能会在几天内将该金额显示为待处理。如需订购，请在当时使用的浏览器中打开购物车，重新付款。',
    },
  },
  cancelled: {
    subject: (orderNo) => `您的 Southline 订单 ${orderNo} 已取消`,
    title: (orderNo) => `订单 ${orderNo} 已取消`,
    message: (firstName, orderNo) => `${hello(firstName)}很抱歉，您的订单 ${orderNo} 未能成立，我们不会发货。`,
    why: (cause) =>
      ({
        SoldOut: '付款到达之前，订单中的部分配件已经售完。',
        BoughtAlready: '您已用另一张订单购买了同样的配件，那张订单照常进行。',
        VoucherUsedUp: '付款到达之前，订单的优惠券已经用完。',
        AmountDiffers: '所付金额与订单金额不符。',
        OfferEnded: '付款到达之前，报价已经到期。',
      })[cause],
    preview: (amount) => `${amount} 将退回您的银行卡。`,
    money: (amount) => `${amount} 将退回您付款的银行卡。银行通常在两到五个工作日内入账，您无需做任何事。`,
  },
  deliveryRefunded: {
    title: (orderNo) => `我们将退回订单 ${orderNo} 的运费`,
    message: '您的订单及其后续订单已没有任何配件需要发货，或者全部配件因我们的失误已退回。',
  },
  unitsCancelled: {
    subject: (orderNo, whole) => `${whole ? '已取消' : '部分取消'}：Southline 订单 ${orderNo}`,
    title: (orderNo, whole) => (whole ? `订单 ${orderNo} 已取消` : `订单 ${orderNo} 的部分配件已取消`),
    message: (by, whole) => {
      if (by === 'offer-end')
        return whole
          ? '我们的报价已到期，未收到您的答复。订单已取消，我们不会发货。'
          : '以下配件的报价已到期，未收到您的答复。这些配件已取消，不会发货。';
      const who = by === 'buyer' ? '您' : '我们';
      return whole ? `${who}取消了您的订单，我们不会发货。` : `${who}取消了订单中的以下配件，这些配件不会发货。`;
    },
    staffReason: (reason) => `我们取消的原因：${reason}`,
    toCard: (amount, digits) =>
      `${amount} 将退回${digits ? `您尾号 ${digits} 的银行卡` : '您付款的银行卡'}。银行通常在两到五个工作日内入账。`,
    delivery: (amount) => `其中包含运费 ${amount}。`,
    nothingBack: '这些配件没有付款，因此无需退款。',
    done: '您无需做任何事。',
    stays: '以下配件仍在订单中：',
  },
  offer: {
    subject: (orderNo, isReminder) => `${isReminder ? '提醒：' : ''}您的 Southline 订单 ${orderNo} 的报价`,
    title: (orderNo) => `订单 ${orderNo} 的报价`,
    message:
      '价格待定的配件现已有报价。您可以逐项接受并付款，也可以谢绝。接受的配件将成为一张单独的订单，不再收取运费。',
    reminder: '我们的报价即将到期。您仍可逐项接受并付款，也可以谢绝。如无答复，这些配件将被取消。',
    until: (day, amount) => `合计 ${amount}，含 GST。报价有效期至${day}。`,
    amount: '金额',
    answer: '答复报价',
  },
  returns: {
    refund: '退款',
    requested: {
      subject: (returnNo) => `我们已收到您的退货申请 ${returnNo}`,
      title: (returnNo) => `退货申请 ${returnNo}`,
      message: (orderNo) => `我们已收到您对订单 ${orderNo} 的退货申请，审核后会写信给您。在此之前请保留配件。`,
      button: '查看退货申请',
    },
    answered: {
      approved: {
        subject: (returnNo) => `您的退货 ${returnNo}：已批准`,
        message: (parts) => (parts === 1 ? '您对此配件的退货申请已获批准。' : '您对以下配件的退货申请已获批准。'),
        button: '查看申请',
      },
      declined: {
        subject: (returnNo) => `您的退货 ${returnNo}：未获批准`,
        message: (parts) => (parts === 1 ? '我们无法接受此配件的退货。' : '我们无法接受以下配件的退货。'),
        button: '查看申请',
      },
      'more-info': {
        subject: (returnNo) => `您的退货 ${returnNo}：需要补充信息`,
        message: (parts) =>
          `在作出决定之前，我们需要了解${parts === 1 ? '此配件' : '以下配件'}的更多信息。请在网站上回复。`,
        button: '回复问题',
      },
    },
    mixed: (returnNo) => `您的退货 ${returnNo}：已答复`,
    bring: (returnNo, named) =>
      `请把配件送到${named ? '您的' : '订单页面注明的'}经销商处，并出示退货编号 ${returnNo}。`,
    attend: (day, returnNo, named) =>
      `请于${day}把配件送到${named ? '您的' : '订单页面注明的'}经销商处，并出示退货编号 ${returnNo}。`,
    note: (message) => `我们的说明：${message}`,
    exchangeHeld: (units, amount, until) =>
      `我们为您保留 ${units}，至${until}。请在您的申请页面支付 ${amount}，我们即会发货。`,
    exchangeUnavailable: (units) => `我们无法为您保留 ${units}。您的退货将按退款处理。`,
    completed: {
      subject: (returnNo) => `您的退货 ${returnNo} 已完成`,
      title: (returnNo) => `退货申请 #${returnNo} 已完成。`,
    },
    declined: {
      subject: (returnNo) => `您的退货 ${returnNo} 未获批准`,
      title: (returnNo) => `退货申请 #${returnNo} 未获批准。`,
    },
    toCard: (amount) => `${amount} 已退回您付款的银行卡。银行通常在两到五个工作日内入账。`,
    notToCard: (amount) => `${amount} 将按原付款方式退回。`,
    delivery: (amount) => `其中包含运费 ${amount}：因我们的失误，整单已退回。`,
    freePartKept: (amount) => `保留的赠品：您保留了赠品，但已退回其所随附的配件，因此我们扣除了赠品的价格 ${amount}。`,
    freePartReturned: (amount) => `其中包含已退回赠品的 ${amount}，该金额曾从之前的退款中扣除。`,
    freePartMay: (amount) =>
      `保留的赠品：您将保留赠品，但退回其所随附的配件，因此我们将扣除赠品的价格 ${amount}，除非赠品也一并退回。`,
    creditNote: (attached) => (attached ? '贷记单已作为 PDF 附上。' : '您可以在订单页面查看贷记单。'),
    nothing: '不会退款，也不会收取任何费用。',
  },
};
