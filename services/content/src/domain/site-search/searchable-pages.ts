/** A page of the site that the search finds, and the texts of its screen that describe it. */
export interface SearchablePage {
  readonly screen: string;
  /** The prefix of its texts' ids. */
  readonly prefix: string;
  /** Below the region's home. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly region?: 'au' | 'nz';
  /** Words of the questions that it answers, in every language; never shown. */
  readonly asked: string;
}

const page = (screen: string, path: string, asked = ''): SearchablePage => ({
  screen,
  path,
  asked,
  prefix: `${screen}.`,
  title: `${screen}.title`,
  lead: `${screen}.lead`,
});

/** A page that shares its screen with others. */
const oneOf = (screen: string, name: string, path: string, lead: string, asked = ''): SearchablePage => ({
  screen,
  path,
  asked,
  prefix: `${screen}.${name}.`,
  title: `${screen}.${name}.title`,
  lead: `${screen}.${name}.${lead}`,
});
const legal = (name: string, path: string, asked: string) => oneOf('legal', name, path, 'description', asked);

/** A page whose screen has no texts is skipped. */
export const searchablePages: readonly SearchablePage[] = [
  page('home', ''),
  page('about', 'about'),
  page('history', 'hundred-years'),
  page('offers', 'offers'),
  oneOf('offers', 'fuelCard', 'mobil-fuel-card', 'lead'),
  page('promotion', 'chicago-entry'),
  page(
    'finder',
    'parts-finder',
    'rego registration plate number vin fit suit my car vehicle search 车牌 车架号 车型 适合',
  ),
  page('pad', 'quick-order', 'quick bulk trade order list upload paste csv spreadsheet 批量 快速 下单 清单'),
  page('downloads', 'southline-downloads', 'sds msds manual instructions brochure pdf 安全数据表 说明书 下载'),
  page(
    'locator',
    'location-service/parts-stockist',
    'nearest near closest shop store dealer branch buy in person pick up opening hours 附近 最近 门店 经销商 购买',
  ),
  page(
    'contact',
    'contact-us',
    'opening hours open closed time phone telephone number call ring email address help support customer service talk person ' +
      'question complaint 营业时间 几点 电话 联系 客服 地址 投诉',
  ),
  oneOf(
    'orders',
    'status',
    'order-status',
    'lead',
    'track tracking parcel package delivery shipped dispatched arrive arrived late missing find cancel change invoice receipt ' +
      '跟踪 查询 查看 物流 快递 包裹 到货 取消 发票',
  ),
  oneOf('account', 'signIn', 'sign-in', 'lead', 'log login in sign on my account 登录 登陆 账户'),
  oneOf('account', 'forgot', 'forgot-password', 'lead', 'lost forgotten reset change new log in 忘记 重置 修改 密码'),
  oneOf(
    'account',
    'join',
    'join-us',
    'lead',
    'register registration create open new account sign up member trade 注册 会员 开户',
  ),
  page('services', 'service-center/service'),
  page('booking', 'select-location'),
  legal('warranty', 'southline-warranty', 'guarantee claim faulty broken defective failed 保修 质保 索赔 坏'),
  legal(
    'returns',
    'return-policy',
    'return refund exchange swap send take bring back part parts item order wrong money fit faulty damaged change mind ' +
      '退货 退款 换货 退换 退回 配件',
  ),
  legal(
    'terms',
    'terms-conditions',
    'delivery deliver shipping postage freight cost fee price free charge long pay payment gst 运费 送货 配送 付款 价格',
  ),
  legal('privacy', 'privacy-policy', 'personal information data delete close account cookies 个人 信息 数据 删除 注销'),
];
