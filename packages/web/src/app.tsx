import { Suspense, lazy, useEffect, type ReactNode } from 'react'
import { Home } from './lobby/home.tsx'
import { usePath } from './router.ts'
import { Loading, TableLoading } from './layout/loading.tsx'
import { NotFound } from './layout/not-found.tsx'
import { useSay } from './words.ts'

const OpeningPage = lazy(() => import('./opening/page.tsx'))
const TablePage = lazy(() => import('./table/page.tsx'))
const ReplayPage = lazy(() => import('./table/replay/page.tsx'))
const RulesPage = lazy(() => import('./rules/page.tsx'))
const VerifyPage = lazy(() => import('./verify/page.tsx'))
const PractisePage = lazy(() => import('./local/practise.tsx'))
const StudyPage = lazy(() => import('./study/page.tsx'))
const LearnPage = lazy(() => import('./learn/page.tsx'))
const EditionsPage = lazy(() => import('./editions/page.tsx'))
const MapEditor = lazy(() => import('./maps/editor.tsx'))
const YouPage = lazy(() => import('./account/page.tsx'))
const EnterPage = lazy(() => import('./account/sign-in.tsx'))
const PersonPage = lazy(() => import('./people/page.tsx'))
const HostPage = lazy(() => import('./admin/page.tsx'))
const Credits = lazy(() => import('./layout/credits.tsx'))
/** The pieces of all worlds, for those who draw; it is no part of what is built. */
const ArtPage = import.meta.env.DEV ? lazy(() => import('./art/page.tsx')) : null

function route(path: string): ReactNode {
  const [, first = '', second = '', third = ''] = path.split('/')
  if (first === '') return <Home />
  if (first === 'new') return <OpeningPage key={second} game={second} />
  if (first === 't' && second !== '') return third === 'replay' ? <ReplayPage table={second} /> : <TablePage key={second} table={second} />
  if (first === 'rules' && second !== '') return <RulesPage game={second} rule={decodeURIComponent(third)} />
  if (first === 'verify') return <VerifyPage table={second} />
  if (first === 'practise' && second !== '') return <PractisePage key={second} game={second} />
  if (first === 'learn' && second !== '') return <LearnPage key={second} game={second} lesson={third} />
  if (first === 'study') return <StudyPage key={second} id={second} />
  if (first === 'editions' && second !== '') return <EditionsPage key={second} game={second} />
  if (first === 'maps') return <MapEditor />
  if (first === 'you') return second === 'enter' ? <EnterPage /> : <YouPage />
  if (first === 'people' && second !== '') return <PersonPage key={second} id={second} />
  if (first === 'mail') return <EnterPage />
  if (first === 'host') return <HostPage />
  if (first === 'credits') return <Credits />
  if (first === 'art' && ArtPage !== null) return <ArtPage world={second === '' ? 'kit' : second} />
  return <Nowhere />
}

export function App() {
  const path = usePath()
  useEffect(() => {
    document.title = 'Flotilla'
  }, [path])
  return <Suspense fallback={path.startsWith('/t/') ? <TableLoading waits="web.fetchingTable" /> : <Loading />}>{route(path)}</Suspense>
}

function Nowhere() {
  const say = useSay()
  return <NotFound title={say('web.notFound')} />
}
