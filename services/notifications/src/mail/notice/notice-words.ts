import { type LanguageCode, languageOfTag } from '@southline/kernel/language';
import type { Notice } from '../../domain/notice-mail.ts';

type Part = Pick<Notice, 'partNo' | 'supersededBy'>;

export interface NoticeMailWords {
  readonly subject: string;
  readonly title: string;
  readonly opening: string;
  readonly action: string;
  readonly closing: string;
}

interface Language {
  readonly code: string;
  readonly whyAsked: string;
  readonly whyTold: string;
  readonly end: string;
  readonly linkInstead: string;
  readonly asks: Readonly<Record<Notice['about'], (part: Part) => NoticeMailWords>>;
  readonly tells: Readonly<Record<Notice['about'], (part: Part) => NoticeMailWords>>;
}

const english: Language = {
  code: 'en',
  whyAsked:
    'You receive this mail because this address was entered at Southline. If it was not you, you do not need to do anything. Without the link we send no notice.',
  whyTold: 'You asked Southline for this notice. We send it once.',
  end: 'No more notices to this address',
  linkInstead: 'If the button does not work, copy this address into your browser:',
  asks: {
    BackInStock: ({ partNo }) => ({
      subject: `Please confirm: a notice when ${partNo} is back`,
      title: `A notice when ${partNo} is back`,
      opening: 'Please confirm that this address is yours. We will write to you once, when the part is in stock.',
      action: 'Yes, tell me',
      closing: 'The link works for three days. A confirmed request ends after 180 days.',
    }),
    Superseded: ({ partNo }) => ({
      subject: `Please confirm: a notice when ${partNo} is replaced`,
      title: `A notice when ${partNo} is replaced`,
      opening:
        'Please confirm that this address is yours. We will write to you once, when another number replaces the part.',
      action: 'Yes, tell me',
      closing: 'The link works for three days. A confirmed request ends after 180 days.',
    }),
  },
  tells: {
    BackInStock: ({ partNo }) => ({
      subject: `${partNo} is back in stock`,
      title: `${partNo} is back in stock`,
      opening: 'The part that you asked about can be ordered again.',
      action: 'See the part',
      closing: 'The part is not reserved. Others may have asked for it, too.',
    }),
    Superseded: ({ partNo, supersededBy }) => ({
      subject: `${partNo} is replaced by ${supersededBy}`,
      title: `${partNo} is replaced by ${supersededBy}`,
      opening: 'The part that you asked about is no longer sold. Another part replaces it.',
      action: `See ${supersededBy}`,
      closing: 'Please check on its page that it fits your vehicle.',
    }),
  },
};

const chinese: Language = {
  code: 'zh-Hans',
  whyAsked:
    '您收到此邮件，是因为有人在 Southline 网站填写了这个邮箱地址。如果不是您本人，无需理会：不打开链接就不会收到通知。',
  whyTold: '这是您向 Southline 订阅的通知，只发送一次。',
  end: '不再向此地址发送通知',
  linkInstead: '如果按钮无法使用，请将此地址复制到浏览器：',
  asks: {
    BackInStock: ({ partNo }) => ({
      subject: `请确认：Southline ${partNo} 到货通知`,
      title: `${partNo} 到货时通知您吗？`,
      opening: '还差一步：请确认这个邮箱是您本人的。配件到货时，我们只发送一次通知。',
      action: '是的，请通知我',
      closing: '链接三天内有效。确认后的通知请求在 180 天后失效。',
    }),
    Superseded: ({ partNo }) => ({
      subject: `请确认：Southline ${partNo} 更新型号通知`,
      title: `${partNo} 被新配件号取代时通知您吗？`,
      opening: '还差一步：请确认这个邮箱是您本人的。配件被新配件号取代时，我们只发送一次通知。',
      action: '是的，请通知我',
      closing: '链接三天内有效。确认后的通知请求在 180 天后失效。',
    }),
  },
  tells: {
    BackInStock: ({ partNo }) => ({
      subject: `Southline ${partNo} 已到货`,
      title: `${partNo} 已到货`,
      opening: '您关注的配件又可以订购了。',
      action: '查看配件',
      closing: '我们没有为您预留，其他人可能也在等待此配件。',
    }),
    Superseded: ({ partNo, supersededBy }) => ({
      subject: `Southline ${partNo} 已由 ${supersededBy} 取代`,
      title: `${partNo} 已由 ${supersededBy} 取代`,
      opening: '您关注的配件不再以原配件号销售，由另一个配件取代。',
      action: `查看 ${supersededBy}`,
      closing: '请在配件页面确认它是否适用于您的车辆。',
    }),
  },
};

const languages: Readonly<Record<LanguageCode, Language>> = { en: english, zh: chinese };

/** The texts for a language tag. */
export const noticeLanguage = (tag: string): Language => languages[languageOfTag(tag)];
