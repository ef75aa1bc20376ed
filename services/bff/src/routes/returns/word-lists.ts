import { returnReasons, returnResponses, returnStatuses } from '@southline/kernel/returns';
import { callRoute } from '../call.ts';

export const getReturnReasons = callRoute('return/get-return-reasons', () => async () => ({
  status: true,
  data: returnReasons.map((reason, index) => ({
    return_Reason_Code: index + 1,
    return_reason_Description: reason,
  })),
}));

export const getReturnStatus = callRoute('return/get-return-status', () => async () => ({
  status: true,
  data: Object.entries(returnResponses).map(([code, description]) => ({
    return_Status_Code: code,
    return_Status_Description: description,
  })),
}));

export const getAdminReturnStatusList = callRoute('return/get-admin-return-status-list', () => async () => ({
  status: true,
  statusList: Object.values(returnStatuses).map((orderStatus) => ({ orderStatus })),
}));
