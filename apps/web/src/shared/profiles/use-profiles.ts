import type { CreateProfile, Profile } from '@platewise/contract/profiles/profile-schema';
import { useMutation } from '@tanstack/react-query';
import { randomId } from '../api/random-id.ts';
import { idempotencyContext, trpc } from '../api/trpc.ts';
import { useAuth } from '../session/use-auth.ts';
import { useSubscription } from '../subscription/use-subscription.ts';

type NewProfile = Pick<CreateProfile, 'name'> & Partial<CreateProfile>;

/** The profiles of anyone who is signed in, oldest first, and how many their plan holds. */
export function useProfiles() {
  const { status } = useAuth();
  const { entitlements, isKnown } = useSubscription();
  const utils = trpc.useUtils();
  const { list } = utils.profiles;
  const query = trpc.profiles.list.useQuery(undefined, { enabled: status === 'signed-in' });
  // The calendar plans for one of them.
  const onSettled = () => Promise.all([list.invalidate(), utils.preferences.get.invalidate()]);

  // One key for each press: the one retry adds no second profile.
  const create = useMutation({
    mutationFn: ({ profile, key }: { profile: NewProfile; key: string }) =>
      utils.client.profiles.create.mutate(profile, idempotencyContext(key)),
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
    most: isKnown ? entitlements.profiles : null,
    create: {
      isPending: create.isPending,
      mutateAsync: (profile: NewProfile) => create.mutateAsync({ profile, key: randomId() }),
    },
    update,
    remove,
  };
}

function newerOf(one: Profile, changed: Profile): Profile {
  return one._id === changed._id ? changed : one;
}
