-- Made by the service of version 0.1 before it had migrations: a game going on, one that is over, and an open table.
-- Anna's token: token of Anna
-- Basil's token: token of Basil
BEGIN TRANSACTION;
CREATE TABLE action (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	action TEXT NOT NULL, 
	client_action_id VARCHAR(64), 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	UNIQUE ("table", seat, client_action_id), 
	FOREIGN KEY("table") REFERENCES "table" (id)
);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',1,0,'{"type":"bid","cards":[25,8,3,2,1]}','old-0',1794787738325);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',2,1,'{"type":"bid","cards":[25,20,15,10,4,2]}','old-1',1794787738345);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',3,2,'{"type":"pass"}',NULL,1794787738362);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',4,0,'{"type":"bid","cards":[20,12,10,6,4]}','old-2',1794787738369);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',5,1,'{"type":"pass"}','old-3',1794787738377);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',6,0,'{"type":"bid","cards":[15]}','old-4',1794787738402);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',7,1,'{"type":"bid","cards":[25,12,2]}','old-5',1794787738411);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',8,2,'{"type":"bid","cards":[25,15]}',NULL,1794787738415);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',9,0,'{"type":"pass"}','old-6',1794787738417);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',10,1,'{"type":"bid","cards":[4,1]}','old-7',1794787738421);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',11,2,'{"type":"pass"}',NULL,1794787738425);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',12,1,'{"type":"bid","cards":[20,3]}','old-8',1794787738427);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',13,2,'{"type":"pass"}',NULL,1794787738435);
INSERT INTO "action" VALUES('1mIOXbCS8aFR',14,2,'{"type":"bid","cards":[1]}',NULL,1794787738439);
INSERT INTO "action" VALUES('9GCuOm56cV0j',1,0,'{"type":"buy","goods":["coal","wheat"]}','old-9',1794787738501);
INSERT INTO "action" VALUES('9GCuOm56cV0j',2,0,'{"type":"donate","good":"coal"}','old-10',1794787738505);
INSERT INTO "action" VALUES('9GCuOm56cV0j',3,1,'{"type":"buy","goods":["coffee","rubber","salt"]}',NULL,1794787738510);
INSERT INTO "action" VALUES('9GCuOm56cV0j',4,1,'{"type":"keep"}',NULL,1794787738515);
INSERT INTO "action" VALUES('9GCuOm56cV0j',5,0,'{"type":"manipulate","full":"coal+6","half":"salt+6","side":"left"}','old-11',1794787738539);
INSERT INTO "action" VALUES('9GCuOm56cV0j',6,1,'{"type":"manipulate","full":"wheat+2","half":"salt+2","side":"right"}',NULL,1794787738543);
INSERT INTO "action" VALUES('9GCuOm56cV0j',7,1,'{"type":"buy","goods":["tea","tea"]}',NULL,1794787738545);
INSERT INTO "action" VALUES('9GCuOm56cV0j',8,1,'{"type":"donate","good":"rubber"}',NULL,1794787738559);
INSERT INTO "action" VALUES('9GCuOm56cV0j',9,0,'{"type":"buy","goods":["rubber","tea","salt"]}','old-12',1794787738563);
INSERT INTO "action" VALUES('9GCuOm56cV0j',10,0,'{"type":"keep"}','old-13',1794787738596);
INSERT INTO "action" VALUES('9GCuOm56cV0j',11,1,'{"type":"manipulate","full":"coal+6","half":"coffee+2","side":"right"}',NULL,1794787738604);
INSERT INTO "action" VALUES('9GCuOm56cV0j',12,0,'{"type":"manipulate","full":"coal-4","half":"wheat+4","side":"right"}','old-14',1794787738623);
INSERT INTO "action" VALUES('9GCuOm56cV0j',13,0,'{"type":"buy","goods":["rubber","tea"]}','old-15',1794787738632);
INSERT INTO "action" VALUES('9GCuOm56cV0j',14,0,'{"type":"donate","good":"rubber"}','old-16',1794787738638);
INSERT INTO "action" VALUES('9GCuOm56cV0j',15,1,'{"type":"buy","goods":["coffee","rubber"]}',NULL,1794787738652);
INSERT INTO "action" VALUES('9GCuOm56cV0j',16,1,'{"type":"keep"}',NULL,1794787738655);
INSERT INTO "action" VALUES('9GCuOm56cV0j',17,0,'{"type":"manipulate","full":"coal-2","half":"coffee-2","side":"left"}','old-17',1794787738658);
INSERT INTO "action" VALUES('9GCuOm56cV0j',18,1,'{"type":"manipulate","full":"tea-2","half":"wheat-2","side":"right"}',NULL,1794787738677);
INSERT INTO "action" VALUES('9GCuOm56cV0j',19,1,'{"type":"sell","goods":["coffee","rubber","salt"]}',NULL,1794787738687);
INSERT INTO "action" VALUES('9GCuOm56cV0j',20,1,'{"type":"keep"}',NULL,1794787738698);
INSERT INTO "action" VALUES('9GCuOm56cV0j',21,0,'{"type":"sell","goods":["rubber"]}','old-18',1794787738710);
INSERT INTO "action" VALUES('9GCuOm56cV0j',22,0,'{"type":"donate","good":"wheat"}','old-19',1794787738723);
INSERT INTO "action" VALUES('9GCuOm56cV0j',23,1,'{"type":"manipulate","full":"rubber+2","half":"coal+4","side":"left"}',NULL,1794787738727);
INSERT INTO "action" VALUES('9GCuOm56cV0j',24,0,'{"type":"manipulate","full":"rubber+4","half":"salt+4","side":"left"}','old-20',1794787738729);
INSERT INTO "action" VALUES('9GCuOm56cV0j',25,0,'{"type":"sell","goods":["tea","tea"]}','old-21',1794787738742);
INSERT INTO "action" VALUES('9GCuOm56cV0j',26,0,'{"type":"donate","good":"salt"}','old-22',1794787738752);
INSERT INTO "action" VALUES('9GCuOm56cV0j',27,1,'{"type":"sell","goods":["coffee"]}',NULL,1794787738756);
INSERT INTO "action" VALUES('9GCuOm56cV0j',28,1,'{"type":"keep"}',NULL,1794787738758);
INSERT INTO "action" VALUES('9GCuOm56cV0j',29,0,'{"type":"manipulate","full":"tea+4","half":"wheat+2","side":"right"}','old-23',1794787738761);
INSERT INTO "action" VALUES('9GCuOm56cV0j',30,1,'{"type":"manipulate","full":"tea+2","half":"salt-2","side":"left"}',NULL,1794787738770);
INSERT INTO "action" VALUES('9GCuOm56cV0j',31,1,'{"type":"buy","goods":["wheat","wheat","wheat"]}',NULL,1794787738772);
INSERT INTO "action" VALUES('9GCuOm56cV0j',32,1,'{"type":"keep"}',NULL,1794787738786);
INSERT INTO "action" VALUES('9GCuOm56cV0j',33,0,'{"type":"buy","goods":["coffee","coffee"]}','old-24',1794787738790);
INSERT INTO "action" VALUES('9GCuOm56cV0j',34,0,'{"type":"keep"}','old-25',1794787738796);
INSERT INTO "action" VALUES('9GCuOm56cV0j',35,1,'{"type":"manipulate","full":"tea-4","half":"coffee+4","side":"left"}',NULL,1794787738810);
INSERT INTO "action" VALUES('9GCuOm56cV0j',36,0,'{"type":"manipulate","full":"wheat-6","half":"wheat-4","side":"left"}','old-26',1794787738819);
INSERT INTO "action" VALUES('9GCuOm56cV0j',37,0,'{"type":"sell","goods":["coffee"]}','old-27',1794787738822);
INSERT INTO "action" VALUES('9GCuOm56cV0j',38,0,'{"type":"donate","good":"coffee"}','old-28',1794787738827);
INSERT INTO "action" VALUES('9GCuOm56cV0j',39,1,'{"type":"sell","goods":["wheat","wheat","wheat"]}',NULL,1794787738832);
INSERT INTO "action" VALUES('9GCuOm56cV0j',40,1,'{"type":"keep"}',NULL,1794787738834);
INSERT INTO "action" VALUES('9GCuOm56cV0j',41,0,'{"type":"manipulate","full":"coal+2","half":"coffee+4","side":"left"}','old-29',1794787738838);
INSERT INTO "action" VALUES('9GCuOm56cV0j',42,1,'{"type":"manipulate","full":"rubber-4","half":"rubber-6","side":"right"}',NULL,1794787738853);
INSERT INTO "action" VALUES('9GCuOm56cV0j',43,1,'{"type":"buy","goods":["rubber","rubber"]}',NULL,1794787738856);
INSERT INTO "action" VALUES('9GCuOm56cV0j',44,1,'{"type":"donate","good":"tea"}',NULL,1794787738859);
INSERT INTO "action" VALUES('9GCuOm56cV0j',45,0,'{"type":"buy","goods":["wheat","tea"]}','old-30',1794787738862);
INSERT INTO "action" VALUES('9GCuOm56cV0j',46,0,'{"type":"donate","good":"wheat"}','old-31',1794787738883);
INSERT INTO "action" VALUES('9GCuOm56cV0j',47,1,'{"type":"manipulate","full":"coffee-6","half":"salt+6","side":"left"}',NULL,1794787738888);
INSERT INTO "action" VALUES('9GCuOm56cV0j',48,0,'{"type":"manipulate","full":"rubber+6","half":"rubber+6","side":"left"}','old-32',1794787738892);
INSERT INTO "action" VALUES('9GCuOm56cV0j',49,0,'{"type":"hold"}','old-33',1794787738895);
INSERT INTO "action" VALUES('9GCuOm56cV0j',50,0,'{"type":"keep"}','old-34',1794787738899);
INSERT INTO "action" VALUES('9GCuOm56cV0j',51,1,'{"type":"sell","goods":["rubber","rubber","tea"]}',NULL,1794787738903);
INSERT INTO "action" VALUES('9GCuOm56cV0j',52,0,'{"type":"manipulate","full":"rubber-2","half":"tea+6","side":"right"}','old-35',1794787738905);
INSERT INTO "action" VALUES('9GCuOm56cV0j',53,1,'{"type":"manipulate","full":"coal+4","half":"coffee+2","side":"right"}',NULL,1794787738909);
INSERT INTO "action" VALUES('9GCuOm56cV0j',54,1,'{"type":"buy","goods":["rubber","tea","tea"]}',NULL,1794787738911);
INSERT INTO "action" VALUES('9GCuOm56cV0j',55,1,'{"type":"keep"}',NULL,1794787738913);
INSERT INTO "action" VALUES('9GCuOm56cV0j',56,0,'{"type":"sell","goods":["tea"]}','old-36',1794787738926);
INSERT INTO "action" VALUES('9GCuOm56cV0j',57,1,'{"type":"manipulate","full":"coal-6","half":"rubber+2","side":"right"}',NULL,1794787738930);
INSERT INTO "action" VALUES('9GCuOm56cV0j',58,0,'{"type":"manipulate","full":"coffee-4","half":"salt+4","side":"right"}','old-37',1794787738933);
CREATE TABLE person (
	id INTEGER NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	name VARCHAR(20) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token_hash)
);
INSERT INTO "person" VALUES(1,'47e17e2a0cea3599faf669d529cc47f0079a6dd577f906aa1182d28729d6f501','Anna','en',1794787737982);
INSERT INTO "person" VALUES(2,'43811e4111c9e2db9b32b77100b268f2746844e1a78ec33b3d200a8d7e232356','Basil','fr',1794787738184);
CREATE TABLE seat (
	"table" VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	person INTEGER, 
	level VARCHAR(20) NOT NULL, 
	bot_name VARCHAR(40), 
	words TEXT NOT NULL, 
	PRIMARY KEY ("table", number), 
	UNIQUE ("table", person), 
	CONSTRAINT person_or_bot CHECK (person IS NULL OR level = ''), 
	FOREIGN KEY("table") REFERENCES "table" (id), 
	FOREIGN KEY(person) REFERENCES person (id)
);
INSERT INTO "seat" VALUES('1mIOXbCS8aFR',0,1,'',NULL,'mine');
INSERT INTO "seat" VALUES('1mIOXbCS8aFR',1,2,'',NULL,'à moi');
INSERT INTO "seat" VALUES('1mIOXbCS8aFR',2,NULL,'sensible','Odette','');
INSERT INTO "seat" VALUES('9GCuOm56cV0j',0,1,'',NULL,'');
INSERT INTO "seat" VALUES('9GCuOm56cV0j',1,NULL,'random','Odette','');
INSERT INTO "seat" VALUES('nBLpFL9owSLq',0,1,'',NULL,'');
INSERT INTO "seat" VALUES('nBLpFL9owSLq',1,NULL,'',NULL,'');
INSERT INTO "seat" VALUES('nBLpFL9owSLq',2,NULL,'',NULL,'');
CREATE TABLE "table" (
	id VARCHAR(16) NOT NULL, 
	code VARCHAR(6) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	host INTEGER NOT NULL, 
	changes INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code), 
	FOREIGN KEY(host) REFERENCES person (id)
);
INSERT INTO "table" VALUES('1mIOXbCS8aFR','FFXWZ','high-society','{"edition":"2018","seats":3,"advanced":[],"memory_aid":false,"first":0}','{"type":"fair","secret":"41dc567d76ad726a6f32108c68dd59453d35d8df9c8f32e943e86ef5a8a50b00","contributions":["mine","à moi"],"commitment":"07ee3c314c6c5743615fbb03710fd1d296d22b319b1076485b6898a0d839a072"}','07ee3c314c6c5743615fbb03710fd1d296d22b319b1076485b6898a0d839a072','playing',1,2,1794787738203);
INSERT INTO "table" VALUES('9GCuOm56cV0j','ZMXHV','rich-and-good','{"seats":2,"track":[0,5,10,15,20,25,30,35,40,45,50,55,60,65,70,75,80,85,90,100,110,120,130,140,150,170,190,210,230,250],"memory_aid":false,"first":null}','{"type":"fair","secret":"1ca88a6727c4afdc6957eb611daf266e343dee90a377b7dfe14d94cb60620fc2","contributions":[],"commitment":"dd3f759e9e8bfe63eaa0a5b1594ed7371e97bf4cbb797731fe11808c0803ed3f"}','dd3f759e9e8bfe63eaa0a5b1594ed7371e97bf4cbb797731fe11808c0803ed3f','over',1,1,1794787738437);
INSERT INTO "table" VALUES('nBLpFL9owSLq','ZEDXA','rich-and-good','{"seats":3,"track":[0,5,10,15,20,25,30,35,40,45,50,55,60,65,70,75,80,85,90,100,110,120,130,140,150,170,190,210,230,250],"memory_aid":false,"first":null}','{"type":"fair","secret":"ca9990b2bd6b401d9cdbd2a05298acfb31b294bed2d5e34d7b8e47d0f5d10307","contributions":[],"commitment":"5bd3ee97aa9ee75a827964850e0a563ebe0255163e3f80e4ed3954071f1ea291"}','5bd3ee97aa9ee75a827964850e0a563ebe0255163e3f80e4ed3954071f1ea291','open',1,0,1794787738943);
CREATE INDEX ix_seat_person ON seat (person);
COMMIT;
