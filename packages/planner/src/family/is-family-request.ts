import type { FamilyRequest, PlanRequest } from '@platewise/contract/profiles/family-schema';

/** Whether a plan's meals are shared by several people. */
export function isFamilyRequest(request: PlanRequest): request is PlanRequest & FamilyRequest {
  return request.people !== undefined;
}
