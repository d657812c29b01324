import type { Profile } from '@platewise/contract/profile-schema';
import { trpc } from '../../trpc.ts';
import { useAuth } from '../auth/use-auth.ts';
import { useSubscription } from '../subscription/use-subscription.ts';

/** The profiles of whoever is signed in, oldest first, and how many their plan holds. */
export function useProfiles() {
  const { status } = useAuth();
  const { entitlements, status: subscriptionStatus } = useSubscription();
  const { list } = trpc.useUtils().profiles;
  const query = trpc.profiles.list.useQuery(undefined, { enabled: status === 'signed-in' });
  const onSettled = () => list.invalidate();

  const create = trpc.profiles.create.useMutation({
    onSuccess: (made) => list.setData(undefined, (profiles) => profiles && [...profiles, made]),
    onSettled,
  });
  const update = trpc.profiles.update.useMutation({
    onSuccess: (changed) => list.setData(undefined, (profiles) => profiles?.map((one) => newerOf(one, changed))),
    onSettled,
  });
  const remove = trpc.profiles.remove.useMutation({
    onSuccess: (_gone, { profileId }) =>
      list.setData(undefined, (profiles) => profiles?.filter(({ _id }) => _id !== profileId)),
    onSettled,
  });

  return {
    query,
    profiles: query.data ?? [],
    /** How many the plan holds; null until it is known which plan that is. The server decides. */
    most: subscriptionStatus === 'inactive' ? null : entitlements.profiles,
    create,
    update,
    remove,
  };
}

function newerOf(one: Profile, changed: Profile): Profile {
  return one._id === changed._id ? changed : one;
}
