import type {
  AnalyticsServiceService,
  ContentServiceService,
  CountPageRequest,
  EnquiryServiceService,
  GetScreensVersionResponse,
  PromotionServiceService,
  SetSwitchRequest,
  SubmitEnquiryRequest,
  SwitchServiceService,
} from '@southline/contracts/content';
import { DomainError } from '@southline/kernel/errors';
import type { ActiveSwitch } from '@southline/kernel/switches';
import type { Handlers } from '@southline/platform/grpc';

/** A fake content service: texts and pictures of one screen, and the recorded requests. */
export const createContent = () => {
  const enquiries: SubmitEnquiryRequest[] = [];
  const shown: GetScreensVersionResponse = { version: '1', editedTexts: {} };
  const views: CountPageRequest[] = [];
  const uploads = new Map<string, { owner: string; content: Buffer }>();
  const only = (screenName: string) => {
    if (screenName !== 'home') throw new DomainError('not-found', 'NotFound', 'There is no such screen.');
  };
  const screens: Handlers<typeof ContentServiceService> = {
    async getTexts({ screenName, language }) {
      only(screenName);
      return { texts: { 'home.title': language === 'zh' ? '配件' : 'Parts' }, version: `v1-${language}` };
    },
    async getImages({ screenName, language }) {
      only(screenName);
      if (language === 'zh') return { images: [{ key: 'hero', fileName: 'home/hero-zh.svg' }], version: 'v1-zh' };
      return { images: [{ key: 'hero', fileName: 'home/hero-1.svg' }], version: 'v1' };
    },
    async readImage({ fileName }) {
      if (fileName !== 'home/hero-1.svg') throw new DomainError('not-found', 'NotFound', 'There is no such picture.');
      return { contentType: 'image/svg+xml', content: Buffer.from('<svg/>') };
    },
    getFlags: async () => ({ on: ['promotion-banner'] }),
    getScreensVersion: async () => shown,
  };
  const forms: Handlers<typeof EnquiryServiceService> = {
    async submitEnquiry(request) {
      const problems = { name: 'Name is required.', email: 'Email is required.' };
      if (request.name === '') throw new DomainError('invalid', 'InvalidRequest', problems.name, problems);
      enquiries.push(request);
      return { enquiryId: 'e1' };
    },
    requestBooking: async () => ({ bookingId: 'b1' }),
  };
  const promotion: Handlers<typeof PromotionServiceService> = {
    async uploadReceipt(requests, call) {
      const chunks: Buffer[] = [];
      for await (const { part } of requests) if (part?.$case === 'chunk') chunks.push(Buffer.from(part.value));
      const fileName = `file-${uploads.size + 1}`;
      uploads.set(fileName, { owner: call.owner(), content: Buffer.concat(chunks) });
      return { fileName, contentType: 'application/pdf' };
    },
    deleteReceipt: async () => ({}),
    async *readReceipt({ fileName }, call) {
      const file = uploads.get(fileName);
      if (file?.owner !== call.owner()) throw new DomainError('not-found', 'NotFound', 'There is no such file.');
      const { content: value } = file;
      const about = { contentType: 'application/pdf', originalName: 'receipt.pdf', bytes: value.length };
      yield { part: { $case: 'file', value: about } };
      yield { part: { $case: 'chunk', value } };
    },
    submitEntry: async () => ({ entryId: 'p1', entries: 10 }),
    listEntries: async () => ({ entries: [], nextPageToken: '' }),
  };
  const analytics: Handlers<typeof AnalyticsServiceService> = {
    async countPage(request) {
      views.push(request);
    },
    listPages: async ({ from }) => ({ pages: [{ day: from, page: '/$region/cart', views: 2, visits: 1 }] }),
  };
  /** The switches that are turned on. */
  const active: ActiveSwitch[] = [];
  const settings: SetSwitchRequest[] = [];
  const nobody = { endsAt: '', setBy: '', setAt: '', reason: '' };
  const switches: Handlers<typeof SwitchServiceService> = {
    getSwitches: async () => ({ version: 0, active: [] }),
    listSwitches: async () => ({
      version: 3,
      switches: ['payments-off', 'of-next-release'].map((name) => ({
        ...nobody,
        name,
        on: false,
        textEn: 'Not now.',
        textZh: '暂停。',
      })),
      readers: [{ service: 'orders', instance: 'a', version: 2, seenMsAgo: 1_400, overridden: [] }],
    }),
    async setSwitch(request) {
      settings.push(request);
      return { version: request.version + 1 };
    },
  };
  return { active, settings, switches, shown, screens, forms, promotion, analytics, enquiries, uploads, views };
};
