import { ItemResponse, ReturnReason, ReturnState } from '@southline/contracts/returns';
import {
  type ReturnResponseCode,
  type ReturnStatusCode,
  returnReasons,
  returnResponses,
  returnStatuses,
} from '@southline/kernel/returns';

const responses: Readonly<Record<ReturnResponseCode, ItemResponse>> = {
  RP: ItemResponse.ITEM_RESPONSE_REQUESTED,
  RM: ItemResponse.ITEM_RESPONSE_MORE_INFO,
  RA: ItemResponse.ITEM_RESPONSE_APPROVED,
  RD: ItemResponse.ITEM_RESPONSE_DECLINED,
};

const states: Readonly<Record<ReturnStatusCode, ReturnState>> = {
  P: ReturnState.RETURN_STATE_PENDING,
  R: ReturnState.RETURN_STATE_REFUNDING,
  C: ReturnState.RETURN_STATE_COMPLETED,
  D: ReturnState.RETURN_STATE_DECLINED,
};

const codeOf = <Code extends string>(codes: Readonly<Record<Code, number>>, wire: number): Code => {
  const found = (Object.keys(codes) as Code[]).find((code) => codes[code] === wire);
  if (!found) throw new Error(`No code for ${wire}.`);
  return found;
};

/** The item state of a filter; unspecified for none. */
export const responseOf = (code: ReturnResponseCode | '' | undefined): ItemResponse =>
  code ? responses[code] : ItemResponse.ITEM_RESPONSE_UNSPECIFIED;
export const stateOf = (code: ReturnStatusCode | '' | undefined): ReturnState =>
  code ? states[code] : ReturnState.RETURN_STATE_UNSPECIFIED;

export const responseCode = (wire: ItemResponse): ReturnResponseCode => codeOf(responses, wire);
export const responseWord = (wire: ItemResponse) => returnResponses[responseCode(wire)];
export const stateCode = (wire: ReturnState): ReturnStatusCode => codeOf(states, wire);
export const stateWord = (wire: ReturnState) => returnStatuses[stateCode(wire)];

/** Reasons are numbered from 1 in the order of the list. The numbers in messages are the same. */
export const reasonOf = (place: number): ReturnReason =>
  place >= 1 && place <= returnReasons.length ? place : ReturnReason.RETURN_REASON_UNSPECIFIED;
