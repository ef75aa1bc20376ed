export { type ShownCode as Code, shownCodes as codes } from '@southline/kernel/codes';
