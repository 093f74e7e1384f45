import { mayBeMobile, normalisePhone, personName } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useLocation, useNavigate } from '@navette/shared/router';
import { Button, EmptyState, ErrorState, Flex, Input, Link, Page, Skeleton, Stack, Text } from '@navette/shared/ui';
import { useOpenDialog, useToast } from '@navette/shared/ui-overlay';
import { useQuery } from '@tanstack/react-query';
import { Phone, Plus, Search, UserRoundPlus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { type Caller, findClientsByPhone } from '../client-card/card-requests.ts';
import { ClientCard } from '../client-card/client-card.tsx';

/**
 * The client who calls (specification/clients.md#calls): `?tel=`, as a telephone system opens it, finds the card; `?id=` is a card. The number is taken out of
 * the address at once, so that neither history nor bookmarks keep it.
 */
export default function CallPage(): ReactNode {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const dialled = params.get('tel');
  const id = Number(params.get('id'));
  const [tel, setTel] = useState(dialled);
  if (dialled !== null && dialled !== tel) setTel(dialled);
  useEffect(() => {
    if (dialled !== null) void navigate('/call', { replace: true });
  }, [dialled, navigate]);
  if (Number.isSafeInteger(id) && id > 0) return <CardPage key={id} id={id} />;
  return (
    <CallerPage
      key={tel}
      // A plus sign in an address is a space.
      tel={tel?.replace(/^ /u, '+') ?? ''}
      onTel={setTel}
      onFound={(found, replace) => void navigate(`/call?id=${found}`, { replace })}
    />
  );
}

function CardPage({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  return (
    <ClientCard
      id={id}
      renderFrame={({ card, actions, content }) => (
        <Page title={card ? personName(card.client, 'list') : t('client.card')} actions={actions}>
          {content}
        </Page>
      )}
    />
  );
}

interface CallerPageProps {
  /** The caller's number; empty before one is known. */
  readonly tel: string;
  readonly onTel: (tel: string) => void;
  readonly onFound: (id: number, replace: boolean) => void;
}

/** Whom a number belongs to: the card of the only one, several to choose from, or a new client with this number. */
function CallerPage({ tel, onTel, onFound }: CallerPageProps): ReactNode {
  const t = useT();
  const { formatPhone } = useFormats();
  const isNumber = normalisePhone(tel) !== undefined;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['post', '/service/client/byPhone', tel],
    queryFn: () => findClientsByPhone(tel),
    enabled: isNumber,
    gcTime: 0,
    retry: false,
    meta: { failure: 'inPlace' },
  });
  const [only, another] = data ?? [];
  const found = only && !another ? only.id : undefined;
  useEffect(() => {
    if (found !== undefined) onFound(found, true);
  });
  return (
    <Page title={tel === '' ? t('card.call.title') : t('card.call.from', { tel: formatPhone(tel) })}>
      <PhoneSearch tel={tel} onTel={onTel} />
      {tel === '' ? (
        <EmptyState title={t('card.call.intro')} icon={<Phone aria-hidden />} />
      ) : !isNumber ? (
        <EmptyState title={t('validation.phone')} />
      ) : error ? (
        <ErrorState title={t('card.call.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : isFetching || found !== undefined ? (
        <Skeleton width="60%" aria-busy />
      ) : data && data.length > 0 ? (
        <Callers callers={data} />
      ) : (
        data && <Unknown tel={tel} onFound={(id) => onFound(id, false)} />
      )}
    </Page>
  );
}

function PhoneSearch({ tel, onTel }: Pick<CallerPageProps, 'tel' | 'onTel'>): ReactNode {
  const t = useT();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('tel');
        if (typeof typed === 'string' && typed.trim() !== '') onTel(typed.trim());
      }}
    >
      <Flex gap="2">
        <Input
          name="tel"
          type="tel"
          defaultValue={tel}
          aria-label={t('card.call.tel')}
          placeholder={t('card.call.tel')}
          autoComplete="off"
          maxLength={40}
          width="16rem"
        />
        <Button type="submit" icon={<Search aria-hidden />}>
          {t('card.call.find')}
        </Button>
      </Flex>
    </form>
  );
}

function Callers({ callers }: { readonly callers: readonly Caller[] }): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const next = useFocused<HTMLAnchorElement>();
  return (
    <Stack asChild gap="2" listStyleType="none" padding="0" margin="0">
      <ul aria-label={t('card.call.several', { count: callers.length })}>
        {callers.map((caller, index) => (
          <li key={caller.id}>
            <Link ref={index === 0 ? next : null} to={`/call?id=${caller.id}`}>
              {personName(caller, 'list')}
            </Link>
            <Text as="span" tone="muted">
              {` ${[formatDate(caller.birthday), caller.city, caller.contact && t('card.call.contact')].filter(Boolean).join(' · ')}`}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Nobody has the number: a new client has it filled in, who may be booked for at once with Enter. */
function Unknown({ tel, onFound }: { readonly tel: string; readonly onFound: (id: number) => void }): ReactNode {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const next = useFocused<HTMLButtonElement>();
  const number = normalisePhone(tel) ?? tel;
  const add = async (books: boolean) => {
    try {
      const client = await openDialog('masterdata/client@1', {
        draft: mayBeMobile(tel) ? { mobile: number } : { tel: number },
      });
      if (!client) return;
      onFound(client.id);
      if (books) await openDialog('dispatch/booking@1', { draft: { clientId: client.id } });
    } catch (error) {
      toast.failure(t('card.edit.failed'), error);
    }
  };
  return (
    <EmptyState title={t('card.call.unknown')}>
      <Flex gap="2" wrap="wrap" justify="center">
        <Button icon={<UserRoundPlus aria-hidden />} onClick={() => void add(false)}>
          {t('card.call.newClient')}
        </Button>
        <Button variant="solid" icon={<Plus aria-hidden />} ref={next} onClick={() => void add(true)}>
          {t('card.call.newBooking')}
        </Button>
      </Flex>
    </EmptyState>
  );
}

/** Next step with the answer about a number: it has the focus once it is there. */
function useFocused<Next extends HTMLElement>(): RefObject<Next | null> {
  const next = useRef<Next>(null);
  useEffect(() => next.current?.focus(), []);
  return next;
}
