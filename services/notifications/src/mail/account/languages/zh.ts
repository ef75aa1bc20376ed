import type { AccountFacts, Language } from '../words.ts';

const hello = ({ name }: AccountFacts, rest: string) => (name ? `${name}，您好！${rest}` : `您好！${rest}`);

const factorChanges = {
  'set-up': '您的账户新增了身份验证器应用或通行密钥',
  removed: '您的账户移除了身份验证器应用或通行密钥',
  reset: '管理员重置了您账户的两步登录',
};

/** Simplified Chinese. */
export const chinese: Language = {
  code: 'zh-Hans',
  locale: 'zh-CN',
  temporaryPassword: '临时密码',
  linkInstead: '如果按钮无法使用，请将以下地址复制到浏览器中打开：',
  whyMailed: '这封邮件与您的 Southline 账户有关，无法退订。我们绝不会通过邮件或电话索要您的密码。',
  home: 'Southline 首页',
  mails: {
    'member-registered': (facts) => ({
      subject: '请验证您在 Southline 使用的邮箱地址',
      title: '验证邮箱地址',
      opening: [hello(facts, '欢迎加入 Southline。还差一步：请确认这个邮箱地址属于您。')],
      action: '验证邮箱地址',
      closing: ['此链接只能使用一次，24 小时内有效。验证后即可登录。'],
      notYou: '如果您没有注册 Southline，请忽略此邮件：不点击链接，账户就不会开通。',
    }),
    'registration-repeated': (facts) => ({
      subject: '您已经有 Southline 账户',
      title: '您已经有账户',
      opening: [hello(facts, '有人用这个邮箱地址注册 Southline，但它已属于您的账户。')],
      action: '登录',
      secondAction: '忘记密码？设置新密码',
      closing: ['您的账户没有任何变化。'],
      notYou: '如果不是您本人操作，您无需做任何事：我们不会向任何人透露某个地址是否已有账户。',
    }),
    'email-change-requested': (facts) => ({
      subject: '请验证您在 Southline 的新邮箱地址',
      title: '验证新邮箱地址',
      opening: [hello(facts, '这个地址被填写为某个 Southline 账户的新邮箱。')],
      action: '验证新地址',
      closing: ['请在已登录该账户的浏览器中打开链接。此链接只能使用一次，24 小时内有效。在此之前仍使用原来的地址。'],
      notYou: '如果不是您填写的，请忽略此邮件：不点击链接，就不会有任何变化。',
    }),
    'email-change-announced': (facts) => ({
      subject: '您的 Southline 账户填写了新的邮箱地址',
      title: '您的邮箱地址即将更改',
      opening: [hello(facts, '您的账户填写了新的邮箱地址，我们已请该地址进行确认。')],
      action: '设置新密码',
      closing: ['如果是您本人操作，无需在此做任何事。在新地址确认之前，仍使用本地址。'],
      notYou: '如果不是您本人操作，请立即设置新密码：您账户的所有登录都会退出，新地址也随之作废。',
    }),
    'email-changed': (facts) => ({
      subject: '您的 Southline 账户邮箱地址已更改',
      title: '邮箱地址已更改',
      opening: [
        hello(facts, `您账户的邮箱地址已于 ${facts.when} 更改，本地址不能再用于登录。`),
        '如果不是您本人操作，请取回账户：打开链接，在页面中输入下面的临时密码，并设置新密码。',
      ],
      action: '取回账户',
      closing: [
        '之后本地址重新成为您账户的邮箱，账户的所有登录都会退出。链接和临时密码只能使用一次，7 天内有效。',
        '如果是您本人操作，无需做任何事。',
      ],
      notYou: '请勿将临时密码告诉任何人：持有此邮件的人可以取得该账户。',
    }),
    'email-restored': (facts) => ({
      subject: '您的 Southline 账户已恢复先前的邮箱地址',
      title: '已恢复先前的邮箱地址',
      opening: [hello(facts, `您账户的邮箱地址已于 ${facts.when} 恢复为先前使用的地址，本地址不能再用于登录。`)],
      action: '联系我们',
      closing: ['如果是您本人操作，无需做任何事。'],
      notYou: '如果不是您本人操作，请联系我们：我们会与您一起确认账户归谁所有。',
    }),
    'password-reset-requested': (facts) => ({
      subject: '设置新的 Southline 密码',
      title: '设置新密码',
      opening: [hello(facts, '我们收到了为您的账户设置新密码的请求。请打开链接，并在页面中输入下面的临时密码。')],
      action: '设置新密码',
      closing: ['链接和临时密码缺一不可，只能使用一次，60 分钟后失效。只有最新的一封邮件有效。'],
      notYou: '如果不是您本人请求的，请忽略此邮件：您的密码不会改变。请勿将临时密码告诉任何人。',
    }),
    'own-data-requested': (facts) => ({
      subject: '您在 Southline 的数据已可下载',
      title: '下载您的数据',
      opening: [hello(facts, '您申请了我们保存的与您有关的全部数据。')],
      action: '下载我的数据',
      secondAction: '不是我本人：立即设置新密码',
      closing: [
        '链接 24 小时内有效，需在已登录您账户的浏览器中打开。只有最新的一封邮件有效。',
        '您会得到一个 ZIP 文件：JSON 格式的列表，以及您订单的单据。',
      ],
      notYou: '如果不是您本人申请的，说明有人正在使用您的账户，请设置新密码。不登录账户，此链接不会显示任何内容。',
    }),
    'staff-invited': (facts) => ({
      subject: '您的 Southline 员工账户',
      title: '您的员工账户',
      opening: [
        hello(facts, 'Southline 管理员为您开设了员工账户。请打开链接，输入下面的临时密码，并设置您自己的密码。'),
      ],
      action: '设置密码',
      closing: ['链接和临时密码缺一不可，只能使用一次，7 天后失效。只有最新的一封邮件有效。之后请用此邮箱地址登录。'],
      notYou: '如果您不在 Southline 工作，请忽略此邮件。请勿将临时密码告诉任何人。',
    }),
    'second-factor-changed': (facts) => ({
      subject: '您的 Southline 账户的两步登录已更改',
      title: '两步登录已更改',
      opening: [hello(facts, `${factorChanges[facts.factor]}，时间：${facts.when}。`)],
      action: '设置新密码',
      closing: ['如果您知道此事，无需做任何事。'],
      notYou: '如果您不知道此事，请立即设置新密码，并致电管理员：可能有人在使用您的账户。',
    }),
    'account-closed': (facts) => ({
      subject: '您的 Southline 账户已关闭',
      title: '您的账户已关闭',
      opening: [
        hello(facts, `您已于 ${facts.when} 关闭账户。这是与该账户有关的最后一封邮件。`),
        '您的个人资料、收藏、车库、清单和购物车均已删除。订单会保留，但不含您的姓名和地址。按税法规定，税务发票和贷记单须保存七年。',
      ],
      action: '联系我们',
      closing: ['您可以随时用此邮箱重新注册，成为新会员。'],
      notYou: '如果不是您本人操作，请联系我们。已关闭的账户无法重新开启。',
    }),
    'password-changed': (facts) => ({
      subject: '您的 Southline 密码已更改',
      title: '密码已更改',
      opening: [
        hello(facts, `您账户的密码已于 ${facts.when} ${facts.byReset ? '通过邮件中的链接' : ''}更改。`),
        '您账户的其他登录均已退出。',
      ],
      action: '登录',
      closing: ['如果是您本人操作，无需再做任何事。'],
      secondAction: '不是我本人：立即设置新密码',
      notYou: '如果不是您本人操作，请立即设置新密码，并同时更改邮箱的密码：可能有人在查看您的邮件。',
    }),
    'signed-in-on-new-device': (facts) => ({
      subject: '您的 Southline 账户有新的登录',
      title: '账户有新的登录',
      opening: [
        hello(
          facts,
          `您的账户于 ${facts.when} 在一个从未使用过的浏览器上登录${facts.device ? `：${facts.device}` : ''}。`,
        ),
      ],
      action: '设置新密码',
      closing: ['如果是您本人操作，无需做任何事。'],
      notYou: '如果不是您本人操作，请立即设置新密码。这会结束您账户的所有登录。',
    }),
  },
};
