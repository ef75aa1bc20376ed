import { isDay } from '@southline/kernel/day';
import { type LanguageCode, languageOfTag } from '@southline/kernel/language';
import type { ReceiptTemplate } from '../../domain/site-mail.ts';
import { longDay } from '../days.ts';

type About = Readonly<Record<string, string>>;

export interface ReceiptWords {
  readonly subject: string;
  readonly title: string;
  readonly opening: readonly string[];
  readonly closing: string;
}

interface Language {
  readonly code: string;
  readonly whyMailed: string;
  readonly home: string;
  readonly receipts: Readonly<Record<ReceiptTemplate, (about: About) => ReceiptWords>>;
}

/** Formats YYYY-MM-DD in a language; empty for an invalid date. */
const dayIn = (language: string, date: string): string => (isDay(date) ? longDay(language)(date) : '');

const english: Language = {
  code: 'en',
  whyMailed:
    'You receive this mail because this address was entered at Southline. If it was not you, you do not need to do anything.',
  home: 'Southline home',
  receipts: {
    'enquiry-received': () => ({
      subject: 'We have your enquiry',
      title: 'We have your enquiry',
      opening: ['Thank you for writing to us. Your enquiry has reached our parts desk.'],
      closing: 'We usually answer within two working days.',
    }),
    'booking-received': ({ date = '' }) => ({
      subject: 'We have your booking request',
      title: 'We have your booking request',
      opening: [`Thank you. You asked for a service on ${dayIn('en-AU', date)}.`],
      closing: 'We will call you to agree on the time. Until then nothing is booked.',
    }),
    'promotion-entered': ({ entries = '', receiptEnd = '', entryNumber = '' }) => ({
      subject: 'You are in the draw',
      title: 'You are in the draw',
      opening: [
        `Your receipt${receiptEnd && ` ending in ${receiptEnd}`} has given you ${entries} entries. Your entry number is ${entryNumber}.`,
      ],
      closing: 'Please keep the receipt. Winners must show it.',
    }),
  },
};

const chinese: Language = {
  code: 'zh-Hans',
  whyMailed: '您收到此邮件，是因为有人在 Southline 网站填写了这个邮箱地址。如果不是您本人，无需理会。',
  home: 'Southline 首页',
  receipts: {
    'enquiry-received': () => ({
      subject: '我们已收到您的咨询',
      title: '我们已收到您的咨询',
      opening: ['您好！感谢您的来信，您的咨询已送达我们的服务人员。'],
      closing: '我们在工作日回复，通常不超过两个工作日。',
    }),
    'booking-received': ({ date = '' }) => ({
      subject: '我们已收到您的预约申请',
      title: '我们已收到您的预约申请',
      opening: [`您好！您申请了车辆服务，日期：${dayIn('zh-CN', date)}。`],
      closing: '我们会致电与您确认时间；在此之前预约尚未生效。',
    }),
    'promotion-entered': ({ entries = '', receiptEnd = '', entryNumber = '' }) => ({
      subject: '您已参加抽奖',
      title: '您已参加抽奖',
      opening: [
        `您好！您的收据${receiptEnd && `（尾号 ${receiptEnd}）`}为您带来 ${entries} 次抽奖机会。您的抽奖编号是 ${entryNumber}。`,
      ],
      closing: '请保留收据，中奖者需要出示。',
    }),
  },
};

const languages: Readonly<Record<LanguageCode, Language>> = { en: english, zh: chinese };

/** The texts for a language tag. */
export const receiptLanguage = (tag: string): Language => languages[languageOfTag(tag)];
