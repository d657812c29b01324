import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../session/use-auth.ts';
import { tasteOfPerson } from './remember-taste.ts';

/** What is asked for with somebody's taste while it is shown: the taste as it was when that began, or nothing; undefined until it is known, two seconds at most. */
export function useTaste({ isAsked }: { isAsked: boolean }): Awaited<ReturnType<typeof tasteOfPerson>> | undefined {
  const { user } = useAuth();
  // Read each time, and kept nowhere: it lies on this device already.
  const { data, isFetching } = useQuery({
    queryKey: ['taste', user?.id],
    queryFn: () => tasteOfPerson(user?.id),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  });
  return isFetching ? undefined : data;
}
